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
export { ReviewRecords } from "./pages/ReviewRecords.tsx";
export { type ColumnOptions, ShortDay, useRecordColumns } from "./record-columns.tsx";
export { callOf, countsIn, decisionOf, idsOf, jobIn, type RecordView, same } from "./record-view.ts";
export { useRecordForm } from "./use-record-form.ts";
