/** The fields of a member of the staff; each form chooses the ones it shows. */
import { useTranslation } from "react-i18next";
import type { Form } from "../../../platform/use-form.ts";
import { TextField } from "../../../ui/Field.tsx";

export type PersonField = "username" | "usernameAr" | "email" | "numero" | "speciality";

const INPUTS = {
  username: { autoComplete: "name", dir: "auto", maxLength: 80 },
  usernameAr: { autoComplete: "off", dir: "rtl", lang: "ar", maxLength: 80 },
  email: { autoComplete: "email", type: "email", dir: "ltr", maxLength: 254, spellCheck: false },
  numero: { autoComplete: "tel", type: "tel", dir: "ltr", maxLength: 30 },
  speciality: { autoComplete: "organization-title", dir: "auto", maxLength: 200 },
} as const;

type PersonFieldsProps<Name extends string> = {
  form: Form<Name>;
  names: readonly (PersonField & Name)[];
  /** The form is about somebody else, so the browser must not offer the user's own data. */
  ofAnother?: boolean;
};

export function PersonFields<Name extends string>({ form, names, ofAnother }: PersonFieldsProps<Name>) {
  const { t } = useTranslation("accounts");
  const labelOf = (name: PersonField) => t(`person.${name}`);
  const hintOf = (name: PersonField) => {
    if (name === "usernameAr") return t("person.hint.usernameAr");
    if (name !== "username") return undefined;
    return t(ofAnother ? "person.hint.usernameOfAnother" : "person.hint.username");
  };
  return names.map((name) => (
    <TextField
      key={name}
      {...INPUTS[name]}
      {...(ofAnother && { autoComplete: "off" })}
      {...form.bind(name)}
      label={labelOf(name)}
      hint={hintOf(name)}
    />
  ));
}
