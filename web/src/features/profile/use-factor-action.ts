/** Runs an action on second factors: asks for the password when the last one is old, and reports failures. */
import { type ReactNode, useState } from "react";
import { useFactorText } from "../../platform/use-factor-text.ts";
import { NotConfirmed, useConfirmed } from "../../ui/PasswordPrompt.tsx";

type RunConfirmed = <T>(call: () => Promise<T>) => Promise<T>;

type FactorAction = {
  /** `action` receives a function that makes a call, and repeats it after the password was given. */
  perform: <T>(action: (confirmed: RunConfirmed) => Promise<T>, onDone: (result: T) => void) => void;
  busy: boolean;
  /** Undefined too when the user closed the password prompt. */
  failure: string | undefined;
  /** To be rendered in the page. */
  prompt: ReactNode;
};

export function useFactorAction(): FactorAction {
  const messageOf = useFactorText();
  const { run, prompt } = useConfirmed();
  const [{ busy, failure }, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
  const perform: FactorAction["perform"] = (action, onDone) => {
    setState({ busy: true });
    void action(run).then(
      (result) => {
        setState({ busy: false });
        onDone(result);
      },
      (error: unknown) => {
        setState({ busy: false, failure: error instanceof NotConfirmed ? undefined : messageOf(error) });
      },
    );
  };
  return { perform, busy, failure, prompt };
}
