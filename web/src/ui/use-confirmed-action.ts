/** Runs the action that a dialog asks about: once at a time, with the password where that is due, and says what came of it. */
import { type ReactNode, useState } from "react";
import { useFailureText } from "../platform/api/use-failure-text.ts";
import { NotConfirmed, type RunConfirmed, useConfirmed } from "./PasswordPrompt.tsx";
import { showToast } from "./toast.ts";

type ActionOptions<Reply> = {
  /** Rejects with the refusal. Of several steps each one is passed to `confirmed`, so that only that one is repeated. */
  call: (confirmed: RunConfirmed) => Promise<Reply>;
  /** What a toast says once it is done. */
  done?: string;
  onDone?: (reply: Reply) => void;
  /** A refusal in words; by default as everywhere. */
  messageOf?: (refusal: unknown) => string;
};

/** What `ConfirmDialog` takes. */
export type ConfirmedAction = {
  busy: boolean;
  /** Undefined too after the password was not given. */
  failure: string | undefined;
  /** Asks for the password; a page without the dialog places it itself. */
  prompt: ReactNode;
  onConfirm: () => void;
};

export function useConfirmedAction<Reply>({ call, done, onDone, messageOf }: ActionOptions<Reply>): ConfirmedAction {
  const failureText = useFailureText();
  const { run, prompt } = useConfirmed();
  const [{ busy, failure }, setState] = useState<{ busy: boolean; failure?: string | undefined }>({ busy: false });
  const refuse = (refusal: unknown) => {
    const isClosed = refusal instanceof NotConfirmed;
    setState({ busy: false, failure: isClosed ? undefined : (messageOf ?? failureText)(refusal) });
  };
  const settle = (reply: Reply) => {
    setState({ busy: false });
    if (done) showToast(done, { tone: "ok" });
    onDone?.(reply);
  };
  const onConfirm = () => {
    setState({ busy: true });
    void run(() => call(run)).then(settle, refuse);
  };
  return { busy, failure, prompt, onConfirm };
}
