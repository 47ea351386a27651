/** The button that requests credits, and its dialog. */
import { MAX_CREDIT_REQUEST } from "@ijaza/schema/credits/calls";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button, type ButtonLook } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { clampAmount, readAmount } from "../credit-amount.ts";
import { useRequestCreditsMutation } from "../credits.api.ts";
import { useFundingRequest } from "../use-funding-request.ts";

function CreditForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["credits", "ui"]);
  const [text, setText] = useState("");
  const [requestCredits] = useRequestCreditsMutation();
  const amount = readAmount(text);
  const { busy, failure, prompt, onConfirm } = useFundingRequest({
    call: () => requestCredits({ amount: amount ?? 0 }).unwrap(),
    onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (amount !== null) onConfirm();
  };
  return (
    <>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t("credit.text")}</p>
        <TextField
          label={t("credit.amount")}
          hint={t("credit.hint", { max: MAX_CREDIT_REQUEST })}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_CREDIT_REQUEST}
          step={1}
          dir="ltr"
          autoFocus
          value={text}
          onChange={(event) => setText(clampAmount(event.target.value))}
        />
        {failure && <Note tone="bad">{failure}</Note>}
        <p>
          <Link to="/deposit-demands" onClick={onClose}>
            {t("history.link")}
          </Link>
        </p>
        <footer className="dialog__actions">
          <Button onClick={onClose}>{t("ui:cancel")}</Button>
          <Button type="submit" kind="primary" busy={busy} disabled={amount === null}>
            {busy ? t("processing") : t("confirm")}
          </Button>
        </footer>
      </form>
      {prompt}
    </>
  );
}

export function CreditRequest(look: ButtonLook) {
  const { t } = useTranslation("credits");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t("credit.ask")}
      </Button>
      <Dialog open={open} title={t("credit.title")} onClose={close}>
        <CreditForm onClose={close} />
      </Dialog>
    </>
  );
}
