/** `/diplomas_not_confirm/{agentId}`: the responsable reads what an agent has submitted, and accepts or rejects it. */
import { ReviewRecords } from "../../records/records.parts.tsx";
import { DiplomaList } from "../components/DiplomaList.tsx";
import { DIPLOMA_VIEW } from "../diploma-view.tsx";

export const ReviewPage = () => <ReviewRecords view={DIPLOMA_VIEW} List={DiplomaList} />;
