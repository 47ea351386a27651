/** Completes a sign-in with the six digits that an authenticator app shows. */
import { isOneTimeCode, spellOneTimeCode } from "../../../platform/one-time-code.ts";
import { useSignInWithOneTimeCodeMutation } from "../second-factor.api.ts";
import type { WayProps } from "../ways.ts";
import { FactorCodeForm } from "./FactorCodeForm.tsx";

export function OneTimeCodeForm({ onSignedIn, onRefused }: WayProps) {
  const [signIn, { isLoading, error }] = useSignInWithOneTimeCodeMutation();
  return (
    <FactorCodeForm
      about="code"
      input={{ name: "code", autoComplete: "one-time-code", inputMode: "numeric" }}
      spell={spellOneTimeCode}
      isWhole={isOneTimeCode}
      busy={isLoading}
      failure={error}
      onSubmit={(code) => void signIn({ code }).unwrap().then(onSignedIn, onRefused)}
    />
  );
}
