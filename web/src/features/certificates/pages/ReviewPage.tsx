/** `/certificates_not_confirm/{agentId}`: the responsable reads what an agent has submitted, and signs or rejects it. */
import { RecordReview } from "../../records/records.parts.tsx";
import { CERTIFICATE_VIEW } from "../certificate-view.ts";

export const ReviewPage = () => <RecordReview view={CERTIFICATE_VIEW} />;
