/** State of a form of text fields: the values, the missing ones, and the server's errors by field. */
import { type ChangeEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { refusalOf } from "./api/refusal.ts";
import { useFailureText } from "./api/use-failure-text.ts";
import { goToFirstFault } from "./first-fault.ts";

type Values<Name extends string> = Record<Name, string>;

type FormOptions<Name extends string> = {
  start: Values<Name>;
  required: readonly NoInfer<Name>[];
  /** The error of the last attempt. */
  error: unknown;
};

/** Whether the form was submitted, and which fields have changed since. */
type SubmitState<Name> = { tried: boolean; changed: readonly Name[] };

export type Form<Name extends string> = {
  /** The form element, whose first invalid field gets the focus when it is refused. */
  ref: RefObject<HTMLFormElement | null>;
  values: Values<Name>;
  set: (name: Name, value: string) => void;
  errorOf: (name: Name) => string | undefined;
  /** The props of an input. */
  bind: (name: Name) => {
    name: Name;
    value: string;
    error?: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** The message of a failure that belongs to no field. */
  failure: string | undefined;
  /** Whether no required field is missing; from then on the missing ones show it. */
  check: () => boolean;
  /** Whether anything differs from its start. */
  isChanged: boolean;
  /** Empties the form. */
  restart: () => void;
};

export function useForm<Name extends string>({ start, required, error }: FormOptions<Name>): Form<Name> {
  const { t } = useTranslation("ui");
  const messageOf = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start);
  const [{ tried, changed }, setTried] = useState<SubmitState<Name>>({ tried: false, changed: [] });
  const { fields, whole } = refusalOf(error, Object.keys(start));
  const isMissing = (name: Name) => required.includes(name) && !values[name].trim();

  const set = (name: Name, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    setTried((before) => ({ ...before, changed: [...before.changed, name] }));
  };
  const errorOf = (name: Name) => {
    if (tried && isMissing(name)) return t("missing");
    return changed.includes(name) ? undefined : fields[name];
  };
  const bind = (name: Name) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
  });
  useLayoutEffect(() => {
    if (error !== undefined) goToFirstFault(form.current);
  }, [error]);
  const check = () => {
    // Rendered synchronously, so that the first invalid field can be focused.
    flushSync(() => setTried({ tried: true, changed: [] }));
    const isWhole = !required.some(isMissing);
    if (!isWhole) goToFirstFault(form.current);
    return isWhole;
  };
  const restart = () => {
    setValues(start);
    setTried({ tried: false, changed: [] });
  };
  const isChanged = Object.keys(start).some((name) => values[name as Name] !== start[name as Name]);
  const failure = whole ? messageOf(error) : undefined;
  return { ref: form, values, set, errorOf, bind, failure, check, isChanged, restart };
}
