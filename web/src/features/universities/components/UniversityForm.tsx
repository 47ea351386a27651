/** The form that adds or changes a university; refusals are shown under the fields they concern. */
import { formMessage } from "@ijaza/schema/errors/forms";
import type { University } from "@ijaza/schema/universities/calls";
import { MODES } from "@ijaza/schema/users/calls";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { NotConfirmed, useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useCreateUniversityMutation, useUpdateUniversityMutation } from "../universities.api.ts";
import { changeOf, type Draft, draftOf, EMPTY, foundingOf, missingIn } from "../university-draft.ts";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { FoundingDialog } from "./FoundingDialog.tsx";
import { LogoField } from "./LogoField.tsx";
import { Address, Names, type PartProps } from "./Particulars.tsx";
import { ResponsableCard } from "./ResponsableCard.tsx";
import "./UniversityForm.css";

type Errors = Partial<Record<string, string>>;

/** The field that a refusal concerns, where the server names none. */
const FIELD_OF: Partial<Record<string, string>> = {
  university_name_taken: "name.en",
  university_name_registered: "name.en",
  university_domain_taken: "website",
  responsable_not_free: "responsableId",
  email_taken: "responsable.email",
  username_taken: "responsable.username",
  username_ar_taken: "responsable.usernameAr",
  picture_not_accepted: "logo",
};

function Permissions({ draft, onChange }: Pick<PartProps, "draft" | "onChange">) {
  const { t } = useTranslation("universities");
  return (
    <Card title={t("form.permissions")}>
      <div className="university-form__switches">
        {MODES.map((key) => (
          <Switch
            key={key}
            label={t(`modes.${key}.name`)}
            hint={t(`modes.${key}.text`)}
            on={draft.mode[key]}
            onChange={(on) => onChange({ mode: { ...draft.mode, [key]: on } }, "mode")}
          />
        ))}
        <Switch
          label={t("switches.certificateCreation")}
          hint={t("switches.certificateHint")}
          on={draft.certificateCreationEnabled}
          onChange={(certificateCreationEnabled) =>
            onChange({ certificateCreationEnabled }, "certificateCreationEnabled")
          }
        />
      </div>
    </Card>
  );
}

type UniversityFormProps = { /** Absent: a new one is founded. */ university?: University; onSaved: () => void };

export function UniversityForm({ university, onSaved }: UniversityFormProps) {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const messageOf = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>(() => (university ? draftOf(university) : EMPTY));
  const [errors, setErrors] = useState<Errors>({});
  const [create, creating] = useCreateUniversityMutation();
  const [update, updating] = useUpdateUniversityMutation();
  const [failure, setFailure] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const { run, prompt } = useConfirmed();

  const change: PartProps["onChange"] = (part, path) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors(({ [path]: _, ...rest }) => rest);
  };
  const show = (wrong: Errors) => {
    // Rendered synchronously, so that the first invalid field can be focused.
    flushSync(() => setErrors(wrong));
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  };
  const refuse = (error: unknown) => {
    if (error instanceof NotConfirmed) return;
    const failure = failureOf(error);
    const field = FIELD_OF[failure.error];
    if (failure.errors?.length)
      return show(Object.fromEntries(failure.errors.map(({ path, message }) => [path, message])));
    if (field) return show({ [field]: messageOf(error) });
    setFailure(messageOf(error));
  };
  const save = async () => {
    setConfirming(false);
    try {
      await (university ? update(changeOf(draft, university)).unwrap() : run(() => create(foundingOf(draft)).unwrap()));
      onSaved();
    } catch (error) {
      refuse(error);
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const missing = missingIn(draft);
    if (missing.length > 0) {
      return show(Object.fromEntries(missing.map((path) => [path, formMessage({ code: "required", language })])));
    }
    setErrors({});
    if (university) void save();
    else setConfirming(true);
  };
  const isBusy = creating.isLoading || updating.isLoading;
  const [start] = useState(draft);
  const part = { draft, errors, onChange: change };
  return (
    <>
      <LeaveGuard when={draft !== start && !isBusy && !isConfirming} />
      <form ref={form} className="university-form" noValidate onSubmit={send}>
        <Names {...part} registered={university !== undefined} />
        <Address {...part} domain={university?.domain} />
        <DocumentFacts {...part} folded={!university} />
        <div className="university-form__two">
          <Card title={t("form.logo.title")}>
            <LogoField logo={draft.logo} error={errors.logo} onChange={(logo) => change({ logo }, "logo")} />
          </Card>
          <Permissions {...part} />
        </div>
        {!university && <ResponsableCard {...part} />}
        <div className="university-form__foot">
          {failure && <Note tone="bad">{failure}</Note>}
          {Object.keys(errors).length > 0 && <Note tone="bad">{t("form.someWrong")}</Note>}
          <div className="university-form__ways">
            <ButtonLink to="/universities_list">{t("form.cancel")}</ButtonLink>
            <Button type="submit" kind="primary" busy={isBusy}>
              {t(university ? "form.save" : "form.found")}
            </Button>
          </div>
        </div>
      </form>
      {isConfirming && (
        <FoundingDialog draft={draft} onConfirm={() => void save()} onClose={() => setConfirming(false)} />
      )}
      {prompt}
    </>
  );
}
