/** What the rooms of diplomas and certificates import from records: the parts that their pages share. */

export { ConfirmSigning } from "./components/ConfirmSigning.tsx";
export { CorrectRecord } from "./components/CorrectRecord.tsx";
export { DecideAll } from "./components/DecideAll.tsx";
export { DecideRecords } from "./components/DecideRecords.tsx";
export { RecordForm } from "./components/RecordForm.tsx";
export { listQueryOf, RecordList, type RecordListOptions } from "./components/RecordList.tsx";
export { RemoveRecords } from "./components/RemoveRecords.tsx";
export { RevokeRecord } from "./components/RevokeRecord.tsx";
export { RecordsPage, type StatusTab } from "./pages/RecordsPage.tsx";
export { RejectedRecords } from "./pages/RejectedRecords.tsx";
export { type ColumnOptions, ShortDay, useRecordColumns } from "./record-columns.tsx";
export { callOf, countsIn, decisionOf, idsOf, jobIn, type RecordView, type ShownRecord, same } from "./record-view.ts";
export type { ClaimLayout } from "./reviewing/claim-rows.ts";
export { RecordReview } from "./reviewing/RecordReview.tsx";
export { useRecordActions } from "./use-record-actions.tsx";
export { useRecordForm } from "./use-record-form.ts";
