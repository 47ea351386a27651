/** `/rejected-certificates`: what the responsable sent back, for the agent to correct or delete, for others to read. */
import { RejectedRecords } from "../../records/records.parts.tsx";
import { CERTIFICATE_VIEW } from "../certificate-view.ts";
import { CertificateList } from "../components/CertificateList.tsx";

export const RejectedPage = () => <RejectedRecords view={CERTIFICATE_VIEW} List={CertificateList} />;
