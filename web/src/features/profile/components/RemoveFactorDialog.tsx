/** Asks before a passkey or the one-time codes are removed, and for that factor or a recovery code. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useFactorText } from "../../../platform/use-factor-text.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import type { Passkey } from "../second-factor.api.ts";
import { useFactorRemoval } from "../use-factor-removal.ts";

type RemoveFactorDialogProps = {
  /** Null for the one-time codes. */
  passkey: Passkey | null;
  isLast: boolean;
  onClose: () => void;
};

export function RemoveFactorDialog({ passkey, isLast, onClose }: RemoveFactorDialogProps) {
  const { t } = useTranslation("profile");
  const [code, setCode] = useState("");
  const removal = useFactorRemoval(passkey?._id ?? null);
  const messageOf = useFactorText();
  const about = passkey ? "removePasskey" : "removeCodes";
  const confirmed = useConfirmedAction({
    call: (step) => removal(code.trim(), step),
    done: t(`factor.${about}.done`),
    onDone: onClose,
    messageOf,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t(`factor.${about}.title`)}
      action={t(`factor.${about}.action`)}
      blocked={!passkey && code.trim() === ""}
      onClose={onClose}
    >
      <p>{t(`factor.${about}.text`, { name: isolate(passkey?.name ?? "") })}</p>
      <TextField
        label={t(`factor.${about}.code`)}
        hint={t(`factor.${about}.codeHint`)}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        required={!passkey}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      {isLast && <Note tone="wait">{t("factor.last")}</Note>}
    </ConfirmDialog>
  );
}
