/** The dialog before records are revoked: the reason, a text to type as confirmation, and the job that follows. */
import { plainIdentifier } from "@ijaza/schema/fields/identifiers";
import type { Job } from "@ijaza/schema/jobs/calls";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field, TextField } from "../../../ui/Field.tsx";
import { useBegunJob } from "../use-begun-job.ts";
import "./RevokeRecord.css";

type Revocation<Reason> = { reason: Reason; note?: string };

type RevokeRecordProps<Reason extends string> = {
  /** Name of the job in the texts of jobs. */
  about: Parameters<typeof useBegunJob>[0]["about"];
  reasons: readonly { code: Reason; label: string }[];
  /** To be typed before it may be revoked. */
  typed: { text: string; label: string; dir: "ltr" | "auto" };
  words: { title: string; text: string; action: string; reason: string; note: string; noteHint: string };
  /** Which records they are. */
  children: ReactNode;
  revoke: (revocation: Revocation<Reason>) => Promise<Job>;
  isBusy: boolean;
  /** There is no such revocation, whatever is entered. */
  isRefused?: boolean;
  onClose: () => void;
  onDone: () => void;
};

export function RevokeRecord<Reason extends string>({
  about,
  reasons,
  typed,
  words,
  children,
  revoke,
  isBusy,
  isRefused = false,
  onClose,
  onDone,
}: RevokeRecordProps<Reason>) {
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState("");
  const [text, setText] = useState("");
  const { begin, failure, prompt } = useBegunJob({ about, onDone });
  const send = async () => {
    if (reason) await begin(() => revoke({ reason, ...(note.trim() && { note: note.trim() }) }));
  };
  return (
    <>
      <ConfirmDialog
        open
        title={words.title}
        action={words.action}
        busy={isBusy}
        blocked={isRefused || !reason || plainIdentifier(text) !== plainIdentifier(typed.text)}
        failure={failure}
        onConfirm={send}
        onClose={onClose}
      >
        <p className="revoked-record">{children}</p>
        <p>{words.text}</p>
        <fieldset className="choices">
          <legend>{words.reason}</legend>
          {reasons.map(({ code, label }) => (
            <label key={code} className="choice">
              <input type="radio" name="reason" checked={reason === code} onChange={() => setReason(code)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <Field label={words.note} hint={words.noteHint}>
          {(controlProps) => (
            <textarea
              {...controlProps}
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <TextField
          label={typed.label}
          dir={typed.dir}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </ConfirmDialog>
      {prompt}
    </>
  );
}
