/** Notes above the facts of a certificate: it was not issued, or it has expired. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { isPublic } from "@ijaza/schema/records/record";
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";

export function CertificateNotes({ record }: { record: Certificate }) {
  const { t } = useTranslation("certificates");
  return (
    <>
      {record.status === "error" && <Note tone="bad">{t("facts.failed")}</Note>}
      {record.expired && isPublic(record) && <Note>{t("facts.expired")}</Note>}
    </>
  );
}
