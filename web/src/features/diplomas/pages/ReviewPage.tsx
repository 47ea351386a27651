/** `/diplomas_not_confirm/{agentId}`: the responsable reads what an agent has submitted, and accepts or rejects it. */
import { RecordReview } from "../../records/records.parts.tsx";
import { DIPLOMA_VIEW } from "../diploma-view.tsx";

export const ReviewPage = () => <RecordReview view={DIPLOMA_VIEW} />;
