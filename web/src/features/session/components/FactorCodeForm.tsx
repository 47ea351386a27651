/** A form for one code: of an authenticator app, or of the recovery codes. */
import { type InputHTMLAttributes, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";

type FactorCodeFormProps = {
  about: "code" | "recovery";
  input: InputHTMLAttributes<HTMLInputElement>;
  /** Formats the code while one types. */
  spell: (typed: string) => string;
  isWhole: (code: string) => boolean;
  busy: boolean;
  /** The error of the last attempt. */
  failure: unknown;
  onSubmit: (code: string) => void;
};

export function FactorCodeForm({ about, input, spell, isWhole, busy, failure, onSubmit }: FactorCodeFormProps) {
  const { t } = useTranslation("session");
  const messageOf = useFailureText();
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isWhole(code)) onSubmit(code);
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>{t(`factor.${about}.text`)}</p>
      {failure !== undefined && !busy && <Note tone="bad">{messageOf(failure)}</Note>}
      <TextField
        {...input}
        ref={field}
        label={t(`factor.${about}.label`)}
        hint={t(`factor.${about}.hint`)}
        className="code-field"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={code}
        error={tried && !isWhole(code) ? t(`factor.${about}.incomplete`) : undefined}
        onChange={(event) => {
          setCode(spell(event.target.value));
          setTried(false);
        }}
      />
      <Button type="submit" kind="primary" size="large" wide busy={busy}>
        {t(busy ? "submitting" : "submit")}
      </Button>
    </form>
  );
}
