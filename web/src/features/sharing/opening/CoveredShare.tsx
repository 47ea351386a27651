/** A share before it is opened: names nobody, and is opened by a press only. */

import { MOST_WRONG_PINS } from "@ijaza/schema/sharing/shares";
import { Lock, MailOpen } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { Letter } from "./Letter.tsx";
import { PIN_LENGTH, PinField } from "./PinField.tsx";
import type { Shared } from "./use-shared.ts";

type CoveredShareProps = { share: Extract<Shared, { state: "covered" }> };

export function CoveredShare({ share: { subject, needsPin, isOpening, refusal, open } }: CoveredShareProps) {
  const { t } = useTranslation("sharing");
  const [pin, setPin] = useState("");
  const [isTried, setTried] = useState(false);
  const title = t(`recipient.title.${subject}`);
  usePageTitle(title);
  const isShort = needsPin && pin.length < PIN_LENGTH;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isShort) return;
    open(needsPin ? pin : undefined);
    setPin("");
    setTried(false);
  };
  const message = isTried && isShort ? t("recipient.pinShort") : refusal;
  return (
    <Letter icon={Lock} title={title}>
      <p>{t("recipient.text")}</p>
      <form className="letter__form" onSubmit={submit} noValidate>
        {needsPin && <PinField value={pin} onChange={setPin} error={message} />}
        {!needsPin && refusal && <Note tone="bad">{refusal}</Note>}
        <Button type="submit" kind="primary" size="large" wide icon={MailOpen} busy={isOpening}>
          {t("recipient.open")}
        </Button>
      </form>
      {needsPin && <p className="letter__small">{t("recipient.locks", { count: MOST_WRONG_PINS })}</p>}
    </Letter>
  );
}
