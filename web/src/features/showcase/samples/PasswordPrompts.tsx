/** The password prompt before an action that needs a recent password: open, busy, and refused. */
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { PasswordForm } from "../../../ui/PasswordPrompt.tsx";
import { Sample } from "../components/Sample.tsx";

const ignore = () => {};

export function PasswordPrompts() {
  const { t } = useTranslation("showcase");
  return (["rest", "busy", "error"] as const).map((state) => (
    <Sample key={state} name={t(`state.${state}`)}>
      <Card>
        <PasswordForm
          busy={state === "busy"}
          failure={state === "error" ? t("sample.wrongPassword") : undefined}
          onConfirm={ignore}
          onCancel={ignore}
        />
      </Card>
    </Sample>
  ));
}
