/** Names the document: by its printed reference, or by university, number and family name. There is no search. */
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import type { Form } from "../../../platform/use-form.ts";
import { Field, TextField } from "../../../ui/Field.tsx";
import { useIssuers } from "../../verification/verification.api.ts";
import type { RequestField } from "./request-fields.ts";

export const WAYS = ["reference", "number"] as const;
export type Way = (typeof WAYS)[number];

type WhichDocumentProps = { way: Way; onWay: (way: Way) => void; form: Form<RequestField> };

export function WhichDocument({ way, onWay, form }: WhichDocumentProps) {
  const { t } = useTranslation("sharing");
  const name = useId();
  return (
    <fieldset>
      <legend>{t("request.which")}</legend>
      <div className="way-switch">
        {WAYS.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === way} onChange={() => onWay(each)} />
            {t(`request.way.${each}`)}
          </label>
        ))}
      </div>
      {way === "reference" ? (
        <TextField
          label={t("request.reference")}
          hint={t("request.referenceHint")}
          className="mono"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.bind("reference")}
        />
      ) : (
        <ByNumber form={form} />
      )}
    </fieldset>
  );
}

function ByNumber({ form }: { form: Form<RequestField> }) {
  const { t } = useTranslation("sharing");
  const language = useLanguage();
  const { data } = useIssuers();
  const universities = (data?.issuers ?? [])
    .map((issuer) => ({ id: issuer._id, name: issuer.name[language] }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  const { value, error } = form.bind("universityId");
  return (
    <>
      <Field label={t("request.university")} error={error}>
        {(controlProps) => (
          <select {...controlProps} value={value} onChange={(event) => form.set("universityId", event.target.value)}>
            <option value="">{t("request.choose")}</option>
            {universities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="request-form__two">
        <TextField
          label={t("request.number")}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          {...form.bind("diplomaNumber")}
        />
        <TextField label={t("request.lastName")} dir="auto" autoComplete="off" {...form.bind("lastName")} />
      </div>
    </>
  );
}
