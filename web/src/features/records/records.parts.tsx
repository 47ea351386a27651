/** What the rooms of diplomas and of certificates have in common on their pages. */

export { useArchiveItems } from "./batch-archive.ts";
export { AgentFilter } from "./components/AgentFilter.tsx";
export { ConfirmSigning } from "./components/ConfirmSigning.tsx";
export { CorrectRecord } from "./components/CorrectRecord.tsx";
export { DecideAll } from "./components/DecideAll.tsx";
export { DecideRecords } from "./components/DecideRecords.tsx";
export { HolderMails } from "./components/HolderMails.tsx";
export { RecordFiles } from "./components/RecordFiles.tsx";
export { RecordForm } from "./components/RecordForm.tsx";
export { RemoveRecords } from "./components/RemoveRecords.tsx";
export { RevokeRecord } from "./components/RevokeRecord.tsx";
export { useReviewStart } from "./use-review-start.ts";
