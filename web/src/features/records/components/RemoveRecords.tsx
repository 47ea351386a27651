/** The dialog that deletes records that are not accepted, one call for each, with the progress. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Progress } from "../../../ui/Progress.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import type { RecordView, ShownRecord } from "../record-view.ts";

type RemoveRecordsProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  records: readonly { _id: string }[];
  onClose: () => void;
  onDone: () => void;
};

export function RemoveRecords<Kept extends ShownRecord>({ view, records, onClose, onDone }: RemoveRecordsProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const [remove] = view.useDelete();
  const [removed, setRemoved] = useState(0);
  const count = records.length;
  const confirmed = useConfirmedAction({
    // A refusal ends it.
    async call(step) {
      for (const [index, { _id }] of records.entries()) {
        setRemoved(index);
        await step(() => remove({ _id }));
      }
    },
    done: t("delete.done", { count }),
    onDone,
  });
  const action = t("actions.delete");
  return (
    <ConfirmDialog {...confirmed} title={t("delete.title", { count })} action={action} onClose={onClose}>
      <p>{t("delete.text")}</p>
      {confirmed.busy && count > 1 && <Progress label={action} done={removed} total={count} />}
    </ConfirmDialog>
  );
}
