/** Completes a sign-in with a passkey: fetches the challenge, has the browser sign it, and sends the answer. */
import { KeyRound } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { answerWithPasskey } from "../../../platform/passkeys.ts";
import { useFactorText } from "../../../platform/use-factor-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useBeginSignInWithPasskeyMutation, useSignInWithPasskeyMutation } from "../second-factor.api.ts";
import type { WayProps } from "../ways.ts";

export function PasskeyForm({ onSignedIn, onRefused }: WayProps) {
  const { t } = useTranslation("session");
  const messageOf = useFactorText();
  const [begin] = useBeginSignInWithPasskeyMutation();
  const [finish] = useSignInWithPasskeyMutation();
  const [{ busy, failure }, setState] = useState<{ busy: boolean; failure?: unknown }>({ busy: false });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("button")?.focus(), []);

  const ask = async () => {
    const { options } = await begin().unwrap();
    return finish({ response: await answerWithPasskey(options) }).unwrap();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setState({ busy: true });
    void ask().then(onSignedIn, (error: unknown) => {
      setState({ busy: false, failure: error });
      onRefused(error);
    });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <p>{t("factor.passkey.text")}</p>
      {failure !== undefined && <Note tone="bad">{messageOf(failure)}</Note>}
      <Button type="submit" kind="primary" size="large" wide icon={KeyRound} busy={busy}>
        {t(busy ? "factor.passkey.busy" : "factor.passkey.submit")}
      </Button>
    </form>
  );
}
