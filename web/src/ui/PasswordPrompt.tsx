/** Asks for the password again when the server requires a recent one, and then repeats the refused action. */
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConfirmPasswordMutation } from "../platform/api/confirm-password.api.ts";
import { failureOf } from "../platform/api/problem.ts";
import { useFailureText } from "../platform/api/use-failure-text.ts";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { TextField } from "./Field.tsx";

/** The person closed the question; what was asked for was not done. */
export class NotConfirmed extends Error {
  override name = "NotConfirmed";
}

type PasswordFormProps = {
  busy: boolean;
  /** Why the last password was refused. */
  failure: string | undefined;
  onConfirm: (password: string) => void;
  onCancel: () => void;
};

export function PasswordForm({ busy, failure, onConfirm, onCancel }: PasswordFormProps) {
  const { t } = useTranslation("ui");
  const [password, setPassword] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(password);
  };
  return (
    <form className="stack" onSubmit={send}>
      <p>{t("password.why")}</p>
      <TextField
        label={t("password.label")}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={failure}
      />
      <footer className="dialog__actions">
        <Button onClick={onCancel}>{t("cancel")}</Button>
        <Button type="submit" kind="primary" busy={busy}>
          {t("password.confirm")}
        </Button>
      </footer>
    </form>
  );
}

type Answer = (confirmed: boolean) => void;

function Confirmation({ onAnswer }: { onAnswer: Answer }) {
  const [confirm, { isLoading, error }] = useConfirmPasswordMutation();
  const messageOf = useFailureText();
  const send = (password: string) =>
    confirm({ password })
      .unwrap()
      .then(
        () => onAnswer(true),
        () => {},
      );
  return (
    <PasswordForm
      busy={isLoading}
      failure={error ? messageOf(error) : undefined}
      onConfirm={(password) => void send(password)}
      onCancel={() => onAnswer(false)}
    />
  );
}

/** Makes a call, and repeats it after the password was given. */
export type RunConfirmed = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * `run(call)` does the call; if the server says `password_required` it shows the prompt and does the call again.
 * Rejects as the call does, or with `NotConfirmed`. The caller places `prompt` in its page.
 */
export const useConfirmed = (): { run: RunConfirmed; prompt: ReactNode } => {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  const answer = useRef<Answer>(() => {});
  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = (confirmed) => {
        setOpen(false);
        resolve(confirmed);
      };
      setOpen(true);
    });
  const run = async <T,>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (failureOf(error).error !== "password_required") throw error;
      if (!(await ask())) throw new NotConfirmed();
      return await call();
    }
  };
  const prompt = (
    <Dialog open={open} title={t("password.title")} onClose={() => answer.current(false)}>
      <Confirmation onAnswer={(confirmed) => answer.current(confirmed)} />
    </Dialog>
  );
  return { run, prompt };
};
