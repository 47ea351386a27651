/** Adds somebody who signs, or changes what is kept of that person; refusals are shown under the fields they concern. */
import { directionOf, type Language } from "@ijaza/schema/product";
import type { KeptSignatory } from "@ijaza/schema/signatories/calls";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { isolate } from "../../../platform/format/isolate.ts";
import { LANGUAGES } from "../../../platform/i18n/languages.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { type Form, useForm } from "../../../platform/use-form.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { DateField } from "../../../ui/DateField.tsx";
import { Field, TextField } from "../../../ui/Field.tsx";
import { LeaveGuard } from "../../../ui/LeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { SignatureField } from "../../accounts/accounts.parts.tsx";
import { usePutSignatoryMutation } from "../signatories.api.ts";
import { type Draft, draftOf, sentOf } from "../signatory-draft.ts";
import { textIn } from "../signatory-text.ts";
import "./SignatoryForm.css";

const LIST = "/settings/signatories";
const SEXES = ["F", "M"] as const;
const PREFIXES = ["none", "professor", "doctor"] as const;

type PartProps = { form: Form<keyof Draft> };

function Names({ form, language }: PartProps & { language: Language }) {
  const { t } = useTranslation("signatories");
  const script = { lang: language, dir: directionOf(language) };
  return (
    <fieldset className="signatory-form__names">
      <legend>{t(`form.in.${language}`)}</legend>
      <TextField label={t("form.name")} maxLength={120} {...script} {...form.bind(`name.${language}`)} />
      <TextField label={t("form.title")} maxLength={160} {...script} {...form.bind(`title.${language}`)} />
    </fieldset>
  );
}

function Office({ form }: PartProps) {
  const { t } = useTranslation("signatories");
  return (
    <div className="signatory-form__fields">
      <Field label={`${t("form.sex")} *`} hint={t("form.sexHint")} error={form.errorOf("sex")}>
        {(controlProps) => (
          <select {...controlProps} value={form.values.sex} onChange={(event) => form.set("sex", event.target.value)}>
            <option value="">{t("form.chooseSex")}</option>
            {SEXES.map((sex) => (
              <option key={sex} value={sex}>
                {t(`form.sexes.${sex}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t("form.prefix")} hint={t("form.prefixHint")} error={form.errorOf("prefix")}>
        {(controlProps) => (
          <select
            {...controlProps}
            value={form.values.prefix}
            onChange={(event) => form.set("prefix", event.target.value)}
          >
            {PREFIXES.map((prefix) => (
              <option key={prefix} value={prefix}>
                {t(`form.prefixes.${prefix}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <DateField
        label={t("form.from")}
        hint={t("form.officeHint")}
        name="from"
        value={form.values.from}
        error={form.errorOf("from")}
        onChange={(day) => form.set("from", day)}
      />
      <DateField
        label={t("form.until")}
        name="until"
        value={form.values.until}
        error={form.errorOf("until")}
        onChange={(day) => form.set("until", day)}
      />
    </div>
  );
}

/** `signatory` is absent for a new one. */
export function SignatoryForm({ signatory }: { signatory?: KeptSignatory }) {
  const { t } = useTranslation(["signatories", "ui"]);
  const language = useLanguage();
  const navigate = useNavigate();
  const [put, { isLoading, error }] = usePutSignatoryMutation();
  const form = useForm({ start: draftOf(signatory), required: ["sex"], error });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check()) return;
    const saved = await put(sentOf(form.values, signatory))
      .unwrap()
      .catch(() => null);
    if (!saved) return;
    showToast(t("form.saved", { name: isolate(textIn(saved.signatory.name, language)) }), { tone: "ok" });
    navigate(LIST);
  };
  return (
    <form ref={form.ref} className="signatory-form" onSubmit={submit} noValidate>
      <Card title={t("form.words")}>
        <p className="signatory-form__why">{t("form.wordsText")}</p>
        {LANGUAGES.map((each) => (
          <Names key={each} form={form} language={each} />
        ))}
      </Card>
      <div className="signatory-form__two">
        <Card title={t("form.office")}>
          <Office form={form} />
        </Card>
        <Card>
          <SignatureField
            label={t("form.signature")}
            hint={t("form.signatureHint")}
            preview={t("form.signaturePreview")}
            value={form.values.signature}
            error={form.errorOf("signature")}
            busy={isLoading}
            onChange={(picture) => form.set("signature", picture)}
          />
        </Card>
      </div>
      {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
      <div className="signatory-form__ways">
        <ButtonLink to={LIST}>{t("ui:cancel")}</ButtonLink>
        <Button type="submit" kind="primary" busy={isLoading}>
          {t("form.save")}
        </Button>
      </div>
      <LeaveGuard when={form.isChanged && !isLoading} />
    </form>
  );
}
