/** The request of an organisation: who asks, what for, which document, which facts. */
import { PURPOSES, type Purpose } from "@ijaza/schema/sharing/shares";
import { ArrowRight } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useForm } from "../../../platform/use-form.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmailField } from "../../../ui/EmailField.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { LazyLeaveGuard } from "../../../ui/LazyLeaveGuard.tsx";
import { Note } from "../../../ui/Note.tsx";
import { claimsOfGroups, DEFAULT_GROUPS, domainOf, type FactGroup, GROUP_NAMES } from "../making/fact-groups.ts";
import { PurposeChips } from "../making/PurposeChips.tsx";
import { useRequestAccessMutation } from "../sharing.api.ts";
import { EMPTY_REQUEST, type RequestField } from "./request-fields.ts";
import { type Way, WhichDocument } from "./WhichDocument.tsx";

const WAYS: Record<Way, readonly RequestField[]> = {
  reference: ["reference"],
  number: ["universityId", "diplomaNumber", "lastName"],
};

export function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation("sharing");
  const [ask, { error, isLoading }] = useRequestAccessMutation();
  const [purpose, setPurpose] = useState<Purpose>(PURPOSES[0]);
  const [way, setWay] = useState<Way>("reference");
  const [groups, setGroups] = useState<readonly FactGroup[]>(DEFAULT_GROUPS);
  const who = ["organisation", "contact", "email"] as const;
  const required = [...who, ...(purpose === "other" ? (["purposeText"] as const) : []), ...WAYS[way]];
  const form = useForm({ start: EMPTY_REQUEST, required, error });
  const { values } = form;
  const domain = domainOf(values.email);

  const toggle = (group: FactGroup, on: boolean) =>
    setGroups(GROUP_NAMES.filter((each) => (each === group ? on : groups.includes(each))));
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!form.check() || groups.length === 0) return;
    const named = Object.fromEntries(WAYS[way].map((field) => [field, values[field].trim()]));
    const answer = await ask({
      organisation: values.organisation.trim(),
      contact: values.contact.trim(),
      email: values.email.trim(),
      purpose,
      purposeText: purpose === "other" ? values.purposeText.trim() : undefined,
      claims: claimsOfGroups(groups),
      ...named,
    });
    if (!answer.error) onSent(values.email.trim());
  };
  return (
    <form ref={form.ref} className="request-form" onSubmit={(event) => void submit(event)} noValidate>
      <section aria-labelledby="who-asks">
        <h2 id="who-asks">{t("request.who")}</h2>
        <div className="request-form__two">
          <TextField
            label={t("request.organisation")}
            autoComplete="organization"
            dir="auto"
            {...form.bind("organisation")}
          />
          <TextField label={t("request.contact")} autoComplete="name" dir="auto" {...form.bind("contact")} />
        </div>
        <EmailField label={t("request.email")} {...form.bind("email")} />
        {domain && <p className="request-form__domain">{t("request.domain", { domain: isolate(domain, "ltr") })}</p>}
      </section>
      <section>
        <PurposeChips
          legend={t("request.purpose")}
          purpose={purpose}
          text={values.purposeText}
          error={form.errorOf("purposeText")}
          onChange={({ purpose: chosen, purposeText }) => {
            if (chosen) setPurpose(chosen);
            if (purposeText !== undefined) form.set("purposeText", purposeText);
          }}
        />
      </section>
      <WhichDocument way={way} onWay={setWay} form={form} />
      <fieldset>
        <legend>{t("request.facts")}</legend>
        <div className="fact-chips">
          {GROUP_NAMES.map((group) => (
            <label key={group} className="fact-chip">
              <input
                type="checkbox"
                checked={groups.includes(group)}
                onChange={(event) => toggle(group, event.target.checked)}
              />
              {t(`asked.${group}`)}
            </label>
          ))}
        </div>
        <p className="request-form__domain">{t(groups.length === 0 ? "request.noFacts" : "request.little")}</p>
      </fieldset>
      {form.failure && !isLoading && <Note tone="bad">{form.failure}</Note>}
      <div>
        <Button type="submit" kind="primary" size="large" arrow={ArrowRight} busy={isLoading}>
          {t("request.submit")}
        </Button>
      </div>
      <LazyLeaveGuard when={form.isChanged && !isLoading} />
    </form>
  );
}
