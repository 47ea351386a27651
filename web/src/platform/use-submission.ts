/** Sends a form: validates it by the server's rules, sends it, and shows the errors of both at their fields. */
import type { FieldErrorCode } from "@ijaza/schema/errors/errors";
import type { SentenceData } from "@ijaza/schema/errors/sentences";
import type { Language } from "@ijaza/schema/product";
import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { failureOf } from "./api/problem.ts";
import { useFailureText } from "./api/use-failure-text.ts";
import { goToFirstFault } from "./first-fault.ts";
import { useLanguage } from "./i18n/use-language.ts";
import { inTime } from "./load-page.ts";

/** What is wrong, by field, in words. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;
export type FieldFault = { path: string; error: FieldErrorCode; data?: SentenceData | undefined };
export type FieldMessage = { path: string; message: string };

type SubmissionOptions = {
  /** The faults of what was entered, without asking the server. */
  judge: () => readonly FieldFault[];
  /** Asks the server; replies what it refuses field by field, nothing when all is done. */
  send: () => Promise<readonly FieldMessage[]>;
  /** The field of the form that a field of the server's refusal stands for; the same by default. */
  fieldOf?: (path: string) => string | undefined;
};

/** Their sentences, in three languages, are loaded with the first fault: what has been mended meanwhile is none any more. */
async function inWords(judge: () => readonly FieldFault[], language: Language): Promise<FieldMessage[]> {
  const { fieldMessage } = await inTime(import("@ijaza/schema/errors/errors"));
  return judge().map(({ path, error, data }) => ({ path, message: fieldMessage({ code: error, language, data }) }));
}

export function useSubmission({ judge, send, fieldOf = (path) => path }: SubmissionOptions) {
  const language = useLanguage();
  const messageOf = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(judge);
  useLayoutEffect(() => {
    latest.current = judge;
  });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** Goes to the first of them, unless somebody has gone on writing elsewhere since `focused` had the focus. */
  const show = (messages: readonly FieldMessage[], focused: Element | null) => {
    // Drawn at once, so that the first of them can be gone to; who sees them can send again.
    flushSync(() => {
      setErrors(Object.fromEntries(messages.map(({ path, message }) => [path, message])));
      setBusy(false);
    });
    // A button that becomes busy may leave the focus to the page.
    if ([focused, document.body].includes(document.activeElement)) goToFirstFault(form.current);
  };
  const refusedFields = (refusal: unknown): FieldMessage[] =>
    (failureOf(refusal).errors ?? []).flatMap(({ path, message }) => {
      const field = fieldOf(path);
      return field === undefined ? [] : [{ path: field, message }];
    });
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const focused = document.activeElement;
    setFailure(undefined);
    const faults = judge();
    if (faults.length === 0) show([], focused);
    setBusy(true);
    try {
      const messages = faults.length > 0 ? await inWords(() => latest.current(), language) : await send();
      if (messages.length > 0) show(messages, focused);
    } catch (refusal) {
      const messages = refusedFields(refusal);
      if (messages.length > 0) show(messages, focused);
      else setFailure(messageOf(refusal));
    } finally {
      setBusy(false);
    }
  };
  return {
    /** What the form takes. */
    bind: { ref: form, noValidate: true, onSubmit },
    errors,
    hasErrors: Object.keys(errors).length > 0,
    /** The refusal when it is of no field. */
    failure,
    isBusy,
    /** Takes the error of a field away: it was changed. */
    clear: (path: string) => setErrors(({ [path]: _, ...rest }) => rest),
  };
}
