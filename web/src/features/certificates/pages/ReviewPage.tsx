/** `/certificates_not_confirm/{agentId}`: the responsable reads what an agent has submitted, and signs or rejects it. */
import { ReviewRecords } from "../../records/records.parts.tsx";
import { CERTIFICATE_VIEW } from "../certificate-view.ts";
import { CertificateList } from "../components/CertificateList.tsx";

export const ReviewPage = () => <ReviewRecords view={CERTIFICATE_VIEW} List={CertificateList} />;
