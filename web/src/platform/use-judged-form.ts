/** A form of text fields with rules: their values, whether they were changed, and sending them. */
import { useState } from "react";
import { type FieldFault, type FieldMessage, useSubmission } from "./use-submission.ts";

/** The values of the fields, by name. */
export type Texts = Readonly<Record<string, string>>;

type JudgedFormOptions = {
  start: Texts;
  /** The faults of what was entered, without asking the server. */
  judge: (texts: Texts) => readonly FieldFault[];
  /** Asks the server; replies what it refuses field by field, nothing when all is done. */
  send: (texts: Texts) => Promise<readonly FieldMessage[]>;
};

export function useJudgedForm({ start, judge, send }: JudgedFormOptions) {
  const [texts, setTexts] = useState(start);
  const { clear, ...submission } = useSubmission({ judge: () => judge(texts), send: () => send(texts) });
  return {
    ...submission,
    texts,
    isChanged: Object.entries(texts).some(([name, text]) => text !== start[name]),
    /** Gives each of two fields the value of the other one. */
    swap: (one: string, other: string) => {
      setTexts((before) => ({ ...before, [one]: before[other] ?? "", [other]: before[one] ?? "" }));
      clear(one);
      clear(other);
    },
    change: (name: string, value: string) => {
      setTexts((before) => ({ ...before, [name]: value }));
      clear(name);
    },
  };
}
