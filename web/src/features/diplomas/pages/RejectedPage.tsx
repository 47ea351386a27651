/** `/diplomasRejected`: what the responsable sent back, for the agent to correct or delete, for others to read. */
import { RejectedRecords } from "../../records/records.parts.tsx";
import { DiplomaList } from "../components/DiplomaList.tsx";
import { DIPLOMA_VIEW } from "../diploma-view.tsx";

export const RejectedPage = () => <RejectedRecords view={DIPLOMA_VIEW} List={DiplomaList} />;
