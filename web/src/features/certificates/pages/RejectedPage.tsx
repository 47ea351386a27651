/** `/rejected-certificates`: rejected certificates, which the agent may correct or delete and others may read. */
import { RejectedRecords } from "../../records/records.parts.tsx";
import { CERTIFICATE_VIEW } from "../certificate-view.ts";
import { CertificateList } from "../components/CertificateList.tsx";

export const RejectedPage = () => <RejectedRecords view={CERTIFICATE_VIEW} List={CertificateList} />;
