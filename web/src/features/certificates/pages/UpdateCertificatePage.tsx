/** `/update_one_certificate?id=`: the agent corrects a pending or rejected certificate; a rejected one is submitted again. */
import { CERTIFICATE } from "@ijaza/schema/certificates/record";
import { CorrectRecord } from "../../records/records.parts.tsx";
import { CERTIFICATE_VIEW } from "../certificate-view.ts";
import { useGetCertificateByIdQuery } from "../certificates.api.ts";
import { CertificateForm } from "../components/CertificateForm.tsx";

const useCertificate = (id: string) => {
  const { data, ...query } = useGetCertificateByIdQuery({ id }, { skip: !id });
  return { ...query, record: data?.certificate };
};

export const UpdateCertificatePage = () => (
  <CorrectRecord view={CERTIFICATE_VIEW} declared={CERTIFICATE} useRecord={useCertificate}>
    {({ record, ...correcting }) => (
      <CertificateForm key={record._id} certificate={{ fields: [], ...record }} {...correcting} />
    )}
  </CorrectRecord>
);
