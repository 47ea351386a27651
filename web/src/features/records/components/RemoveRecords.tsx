/** The dialog that deletes records that are not accepted, one call for each, with the progress. */
import { useState } from "react";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { showToast } from "../../../ui/toast.ts";

type RemoveRecordsProps = {
  records: readonly { _id: string }[];
  /** Rejects with the refusal, which ends the deleting. */
  remove: (record: { _id: string }) => Promise<unknown>;
  words: { title: string; text: string; action: string; done: (count: number) => string };
  onClose: () => void;
  onDone: () => void;
};

export function RemoveRecords({ records, remove, words, onClose, onDone }: RemoveRecordsProps) {
  const failureText = useFailureText();
  const [done, setDone] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const removeAll = async () => {
    let removed = 0;
    setDone(0);
    setFailure(undefined);
    try {
      for (const { _id } of records) {
        await remove({ _id });
        removed += 1;
        setDone(removed);
      }
      showToast(words.done(removed), { tone: "ok" });
      onDone();
    } catch (error) {
      setDone(null);
      setFailure(failureText(error));
    }
  };
  return (
    <ConfirmDialog
      open
      title={words.title}
      action={words.action}
      busy={done !== null}
      failure={failure}
      onConfirm={removeAll}
      onClose={onClose}
    >
      <p>{words.text}</p>
      {done !== null && records.length > 1 && <Progress label={words.action} done={done} total={records.length} />}
    </ConfirmDialog>
  );
}
