/** Completes a sign-in with one of the recovery codes, which is thereby used up. */
import { useSignInWithRecoveryCodeMutation } from "../second-factor.api.ts";
import type { WayProps } from "../ways.ts";
import { FactorCodeForm } from "./FactorCodeForm.tsx";

const MOST = 60;

export function RecoveryCodeForm({ onSignedIn, onRefused }: WayProps) {
  const [signIn, { isLoading, error }] = useSignInWithRecoveryCodeMutation();
  return (
    <FactorCodeForm
      about="recovery"
      input={{ name: "recovery-code", autoComplete: "off", maxLength: MOST }}
      spell={(typed) => typed}
      isWhole={(code) => code.trim() !== ""}
      busy={isLoading}
      failure={error}
      onSubmit={(code) => void signIn({ code }).unwrap().then(onSignedIn, onRefused)}
    />
  );
}
