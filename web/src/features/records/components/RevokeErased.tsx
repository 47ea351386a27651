/** The dialog before a document is revoked whose data was erased: only its reference is known, so its end is typed. */
import { endOfReference, formatReference, isEndOfReference } from "@ijaza/schema/documents/reference";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { RetypeField } from "../../../ui/RetypeField.tsx";
import { Reference } from "../../../ui/Values.tsx";
import { useConfirmedJob } from "../../jobs/jobs.parts.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";
import "./RevokeRecord.css";

type RevokeErasedProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  id: string;
  onClose: () => void;
  onDone: () => void;
};

export function RevokeErased<Kept extends ShownRecord>({ view, id, onClose, onDone }: RevokeErasedProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const [typed, setTyped] = useState("");
  const [revoke] = view.useRevoke();
  // Of what is erased the server keeps no reason, whichever is sent.
  const confirmed = useConfirmedJob({ call: () => revoke({ _id: id, reason: "other" }), about: view.revoking, onDone });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t("erased.question")}
      action={t("erased.confirm")}
      blocked={!isEndOfReference(typed, id)}
      onClose={onClose}
    >
      <p className="revoked-record">
        <Reference>{formatReference(id)}</Reference>
      </p>
      <p>{t("erased.text")}</p>
      <RetypeField
        label={t("erased.typed", { end: isolate(endOfReference(id), "ltr") })}
        value={typed}
        onChange={setTyped}
      />
    </ConfirmDialog>
  );
}
