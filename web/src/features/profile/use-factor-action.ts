/** Does something with a second factor: the password is asked again when it is old, and what fails is said in words. */
import { type ReactNode, useState } from "react";
import { useFactorText } from "../../platform/use-factor-text.ts";
import { NotConfirmed, useConfirmed } from "../../ui/PasswordPrompt.tsx";

type Confirmed = <T>(call: () => Promise<T>) => Promise<T>;

type FactorAction = {
  /** `action` gets what does a call, and does it again after the password was given. */
  perform: <T>(action: (confirmed: Confirmed) => Promise<T>, onDone: (result: T) => void) => void;
  busy: boolean;
  /** Nothing when it was the person who closed the question for the password. */
  failure: string | undefined;
  /** To be placed in the page. */
  prompt: ReactNode;
};

export function useFactorAction(): FactorAction {
  const words = useFactorText();
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
        setState({ busy: false, ...(!(error instanceof NotConfirmed) && { failure: words(error) }) });
      },
    );
  };
  return { perform, busy, failure, prompt };
}
