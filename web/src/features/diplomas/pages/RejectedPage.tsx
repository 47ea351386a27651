/** `/diplomasRejected`: rejected diplomas, which the agent may correct or delete and others may read. */
import { RejectedRecords } from "../../records/records.parts.tsx";
import { DiplomaList } from "../components/DiplomaList.tsx";
import { DIPLOMA_VIEW } from "../diploma-view.tsx";

export const RejectedPage = () => <RejectedRecords view={DIPLOMA_VIEW} List={DiplomaList} />;
