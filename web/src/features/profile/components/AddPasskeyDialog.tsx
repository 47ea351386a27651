/** Adds a passkey: asks for a name, then has the browser make it. */
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { makePasskey } from "../../../platform/passkeys.ts";
import { useFactorText } from "../../../platform/use-factor-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useBeginPasskeyMutation, useFinishPasskeyMutation } from "../second-factor.api.ts";

const MOST = 80;

type AddPasskeyDialogProps = { onClose: () => void; onAdded: (recoveryCodes: string[] | null) => void };

export function AddPasskeyDialog({ onClose, onAdded }: AddPasskeyDialogProps) {
  const { t } = useTranslation(["profile", "ui"]);
  const [name, setName] = useState("");
  const [tried, setTried] = useState(false);
  const [begin] = useBeginPasskeyMutation();
  const [finish] = useFinishPasskeyMutation();
  const messageOf = useFactorText();
  const { busy, failure, prompt, onConfirm } = useConfirmedAction({
    async call(step) {
      const { options } = await step(() => begin().unwrap());
      const response = await makePasskey(options);
      return step(() => finish({ name: name.trim(), response }).unwrap());
    },
    done: t("factor.addPasskey.done"),
    onDone: ({ recoveryCodes }) => onAdded(recoveryCodes),
    messageOf,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (name.trim()) onConfirm();
  };
  return (
    <>
      <Dialog open title={t("factor.addPasskey.title")} onClose={onClose}>
        <form className="stack" onSubmit={submit} noValidate>
          <p>{t("factor.addPasskey.text")}</p>
          {failure && <Note tone="bad">{failure}</Note>}
          <TextField
            label={t("factor.addPasskey.name")}
            hint={t("factor.addPasskey.nameHint")}
            maxLength={MOST}
            autoComplete="off"
            value={name}
            error={tried && !name.trim() ? t("factor.addPasskey.nameMissing") : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <footer className="dialog__actions">
            <Button onClick={onClose}>{t("ui:cancel")}</Button>
            <Button type="submit" kind="primary" busy={busy}>
              {t(busy ? "factor.addPasskey.busy" : "factor.addPasskey.submit")}
            </Button>
          </footer>
        </form>
      </Dialog>
      {prompt}
    </>
  );
}
