/** A form of fields with rules: judged when it is sent as the server judges, and refused at the field. */
import { type FieldErrorCode, fieldMessage } from "@ijaza/schema/errors";
import type { SentenceData } from "@ijaza/schema/sentences";
import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { failureOf } from "./api/problem.ts";
import { useFailureText } from "./api/use-failure-text.ts";
import { goToFirstFault } from "./first-fault.ts";
import { useLanguage } from "./i18n/use-language.ts";

/** What stands in the fields, by name. */
export type Texts = Readonly<Record<string, string>>;
/** What is wrong, by field, in words. */
type Errors = Readonly<Partial<Record<string, string>>>;
type Fault = { path: string; error: FieldErrorCode; data?: SentenceData };
type Told = { path: string; message: string };

type FormOptions = {
  start: Texts;
  /** The faults of what was entered, without asking the server. */
  judge: (texts: Texts) => readonly Fault[];
  /** Asks the server; replies what it refuses field by field, nothing when all is done. */
  send: (texts: Texts) => Promise<readonly Told[]>;
};

export function useJudgedForm({ start, judge, send }: FormOptions) {
  const language = useLanguage();
  const words = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [texts, setTexts] = useState(start);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const show = (told: readonly Told[]) => {
    // Drawn at once, so that the first of them can be gone to.
    flushSync(() => setErrors(Object.fromEntries(told.map(({ path, message }) => [path, message]))));
    goToFirstFault(form.current);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFailure(undefined);
    const faults = judge(texts);
    show(faults.map(({ path, error, data }) => ({ path, message: fieldMessage({ code: error, language, data }) })));
    if (faults.length > 0) return;
    setBusy(true);
    try {
      const told = await send(texts);
      if (told.length > 0) show(told);
    } catch (refusal) {
      const told = failureOf(refusal).errors ?? [];
      if (told.length > 0) show(told);
      else setFailure(words(refusal));
    } finally {
      setBusy(false);
    }
  };
  return {
    /** What the form takes. */
    bind: { ref: form, noValidate: true, onSubmit: submit },
    texts,
    errors,
    hasErrors: Object.keys(errors).length > 0,
    /** The refusal when it is of no field. */
    failure,
    isBusy,
    isChanged: Object.entries(texts).some(([name, text]) => text !== start[name]),
    change: (name: string, value: string) => {
      setTexts((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _, ...rest }) => rest);
    },
  };
}
