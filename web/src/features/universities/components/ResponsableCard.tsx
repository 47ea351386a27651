/** Who will manage a new university: somebody without one, somebody to be invited, or nobody for now. */
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { ManagerChoice } from "./ManagerChoice.tsx";
import type { PartProps } from "./Particulars.tsx";

const NOBODY_YET = { username: "", usernameAr: "", email: "", numero: "" };
const INVITED = "invited";

const LINES = [
  { key: "username", label: "responsable.username", type: "text", dir: "auto", required: true },
  { key: "usernameAr", label: "responsable.usernameAr", type: "text", dir: "rtl", required: false },
  { key: "email", label: "form.email", type: "email", dir: "ltr", required: true },
  { key: "numero", label: "form.numero", type: "tel", dir: "ltr", required: false },
] as const;

function Invitation({ draft, errors, onChange }: PartProps) {
  const { t } = useTranslation("universities");
  const { responsable } = draft;
  if (!responsable) return null;
  return (
    <div className="university-form__fields university-form__invited">
      {LINES.map(({ key, label, required, ...rest }) => (
        <TextField
          key={key}
          label={required ? `${t(label)} *` : t(label)}
          {...rest}
          autoComplete="off"
          maxLength={254}
          hint={key === "email" ? t("responsable.inviteHint") : undefined}
          error={errors[`responsable.${key}`]}
          value={responsable[key]}
          onChange={(event) =>
            onChange({ responsable: { ...responsable, [key]: event.target.value } }, `responsable.${key}`)
          }
        />
      ))}
    </div>
  );
}

export function ResponsableCard(props: PartProps) {
  const { draft, errors, onChange } = props;
  const { t } = useTranslation("universities");
  const choose = (chosen: string) =>
    chosen === INVITED
      ? onChange({ responsableId: "", responsable: draft.responsable ?? NOBODY_YET }, "responsableId")
      : onChange({ responsableId: chosen, responsable: null }, "responsableId");
  return (
    <Card title={t("columns.responsable")}>
      <p className="university-form__why">{t("form.responsableWhy")}</p>
      <ManagerChoice
        chosen={draft.responsable ? INVITED : draft.responsableId}
        before={[
          { id: "", label: t("responsable.later") },
          { id: INVITED, label: t("responsable.invite") },
        ]}
        error={errors.responsableId}
        onChoose={choose}
      />
      <Invitation {...props} />
    </Card>
  );
}
