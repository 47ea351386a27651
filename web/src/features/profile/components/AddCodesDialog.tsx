/** Sets up one-time codes: shows the secret as a picture and in letters, and asks for a first code as proof. */
import { Copy } from "lucide-react";
import { QRCodeSVG } from "qrcode.react";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOneTimeCode, spellOneTimeCode } from "../../../platform/one-time-code.ts";
import { useFactorText } from "../../../platform/use-factor-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { Reference } from "../../../ui/Values.tsx";
import { type CodeSecret, useConfirmCodesMutation } from "../second-factor.api.ts";
import { useCopy } from "../use-copy.ts";

const inFours = (secret: string): string => secret.replace(/.{4}(?=.)/g, "$& ");

function Secret({ secret: { secret, uri } }: { secret: CodeSecret }) {
  const { t } = useTranslation("profile");
  const copy = useCopy();
  return (
    <div className="code-secret">
      <QRCodeSVG value={uri} size={176} marginSize={3} title={t("factor.addCodes.picture")} />
      <div className="code-secret__words">
        <p>{t("factor.addCodes.type")}</p>
        <p className="code-secret__letters" dir="ltr">
          <Reference>{inFours(secret)}</Reference>
        </p>
        <Button size="dense" icon={Copy} onClick={() => void copy(secret, t("factor.addCodes.copied"))}>
          {t("factor.addCodes.copy")}
        </Button>
        <a href={uri}>{t("factor.addCodes.open")}</a>
      </div>
    </div>
  );
}

type AddCodesDialogProps = {
  secret: CodeSecret;
  onClose: () => void;
  onAdded: (recoveryCodes: string[] | null) => void;
};

export function AddCodesDialog({ secret, onClose, onAdded }: AddCodesDialogProps) {
  const { t } = useTranslation(["profile", "ui"]);
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const [confirm] = useConfirmCodesMutation();
  const messageOf = useFactorText();
  const { busy, failure, prompt, onConfirm } = useConfirmedAction({
    call: () => confirm({ code }).unwrap(),
    done: t("factor.addCodes.done"),
    onDone: ({ recoveryCodes }) => onAdded(recoveryCodes),
    messageOf,
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isOneTimeCode(code)) onConfirm();
  };
  return (
    <>
      <Dialog open title={t("factor.addCodes.title")} onClose={onClose}>
        <form className="stack" onSubmit={submit} noValidate>
          <p>{t("factor.addCodes.scan")}</p>
          <Secret secret={secret} />
          {failure && <Note tone="bad">{failure}</Note>}
          <TextField
            label={t("factor.addCodes.code")}
            hint={t("factor.addCodes.codeHint")}
            className="mono"
            autoComplete="one-time-code"
            inputMode="numeric"
            dir="ltr"
            value={code}
            error={tried && !isOneTimeCode(code) ? t("factor.addCodes.incomplete") : undefined}
            onChange={(event) => setCode(spellOneTimeCode(event.target.value))}
          />
          <footer className="dialog__actions">
            <Button onClick={onClose}>{t("ui:cancel")}</Button>
            <Button type="submit" kind="primary" busy={busy}>
              {t("factor.addCodes.submit")}
            </Button>
          </footer>
        </form>
      </Dialog>
      {prompt}
    </>
  );
}
