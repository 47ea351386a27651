/** Whether one-time codes are set up, with the button that sets up or removes them. */
import { Check, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFactorText } from "../../../platform/use-factor-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { type CodeSecret, useBeginCodesMutation } from "../second-factor.api.ts";
import { Factor } from "./Factor.tsx";

type OneTimeCodesProps = { isSetUp: boolean; onBegun: (secret: CodeSecret) => void; onRemove: () => void };

export function OneTimeCodes({ isSetUp, onBegun, onRemove }: OneTimeCodesProps) {
  const { t } = useTranslation("profile");
  const [begin] = useBeginCodesMutation();
  const messageOf = useFactorText();
  const { busy, failure, prompt, onConfirm } = useConfirmedAction({
    call: () => begin().unwrap(),
    onDone: onBegun,
    messageOf,
  });
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
          <Button busy={busy} onClick={onConfirm}>
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
