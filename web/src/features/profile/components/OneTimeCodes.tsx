/** Whether one-time codes are set up, with the button that sets up or removes them. */
import { Check, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Note } from "../../../ui/Note.tsx";
import { type CodeSecret, useBeginCodesMutation } from "../second-factor.api.ts";
import { useFactorAction } from "../use-factor-action.ts";
import { Factor } from "./Factor.tsx";

type OneTimeCodesProps = { isSetUp: boolean; onBegun: (secret: CodeSecret) => void; onRemove: () => void };

export function OneTimeCodes({ isSetUp, onBegun, onRemove }: OneTimeCodesProps) {
  const { t } = useTranslation("profile");
  const [begin] = useBeginCodesMutation();
  const { perform, busy, failure, prompt } = useFactorAction();
  const setUp = () => perform((confirmed) => confirmed(() => begin().unwrap()), onBegun);
  return (
    <Factor
      icon={Smartphone}
      title={t("factor.codes.title")}
      text={t("factor.codes.text")}
      state={
        isSetUp && (
          <Chip tone="ok" icon={Check}>
            {t("factor.codes.set")}
          </Chip>
        )
      }
      action={
        isSetUp ? (
          <Button onClick={onRemove}>{t("factor.codes.remove")}</Button>
        ) : (
          <Button busy={busy} onClick={setUp}>
            {t("factor.codes.setUp")}
          </Button>
        )
      }
    >
      {failure && <Note tone="bad">{failure}</Note>}
      {prompt}
    </Factor>
  );
}
