/** `/update_one_certificate?id=`: the agent corrects a pending or rejected certificate; a rejected one is submitted again. */
import { CERTIFICATE } from "@ijaza/schema/records/certificate";
import { CorrectRecord } from "../../records/records.parts.tsx";
import { useGetCertificateByIdQuery } from "../certificates.api.ts";
import { CertificateForm } from "../components/CertificateForm.tsx";

const LISTS = { rejected: "/rejected-certificates", others: "/certificationsList" };

const useCertificate = (id: string) => {
  const { data, ...query } = useGetCertificateByIdQuery({ id }, { skip: !id });
  return { ...query, record: data?.certificate };
};

export const UpdateCertificatePage = () => (
  <CorrectRecord texts="certificates" useRecord={useCertificate} declared={CERTIFICATE} lists={LISTS}>
    {({ record, ...correcting }) => (
      <CertificateForm key={record._id} certificate={{ fields: [], ...record }} {...correcting} />
    )}
  </CorrectRecord>
);
