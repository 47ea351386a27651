/** `/update_one_certificate?id=`: the agent corrects a pending or rejected certificate; a rejected one is submitted again. */
import { CERTIFICATE } from "@ijaza/schema/records/certificate";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { CorrectRecord } from "../../records/records.parts.tsx";
import { useGetCertificateByIdQuery } from "../certificates.api.ts";
import { CertificateForm } from "../components/CertificateForm.tsx";

const LISTS = { rejected: "/rejected-certificates", others: "/certificationsList" };

export function UpdateCertificatePage() {
  const { t } = useTranslation("certificates");
  const id = useSearchParams()[0].get("id") ?? "";
  const { data, error, refetch } = useGetCertificateByIdQuery({ id }, { skip: !id });
  return (
    <CorrectRecord
      id={id}
      query={{ record: data?.certificate, error, refetch }}
      declared={CERTIFICATE}
      lists={LISTS}
      words={{ ...t("update", { returnObjects: true }), reason: t("facts.rejectionReason") }}
    >
      {({ record, ...correcting }) => (
        <CertificateForm key={record._id} certificate={{ fields: [], ...record }} {...correcting} />
      )}
    </CorrectRecord>
  );
}
