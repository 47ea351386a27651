/** One of a student's certificates: what it certifies, until when it is valid, and its actions. */
import { isPublic } from "@ijaza/schema/records/record";
import { formatReference } from "@ijaza/schema/reference";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { StatusChip } from "../../../ui/Chip.tsx";
import { DocumentFiles } from "../../../ui/DocumentFiles.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import { shownStatus, subjectOf } from "../../certificates/certificates.parts.ts";
import { type Shareable, ShareButton } from "../../sharing/sharing.parts.tsx";
import { OwnVisits } from "../../visits/visits.parts.tsx";
import type { OwnCertificateRecord } from "../profile.api.ts";
import { claimsOfCertificate } from "../public-claims.ts";
import { PublicView } from "./PublicView.tsx";

const useFacts = ({ fields, issueDate, expiryDate }: OwnCertificateRecord) => {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const own = fields.map(({ name, label, value, type }) => ({
    key: `field-${name}`,
    label: label[language],
    value: value !== null && (type === "date" ? <DateValue value={String(value)} /> : <bdi>{value}</bdi>),
  }));
  return [
    ...own,
    { key: "issued", label: t("student.issued"), value: <DateValue value={issueDate} /> },
    {
      key: "expires",
      label: t("student.expires"),
      value: expiryDate ? <DateValue value={expiryDate} /> : t("student.unlimited"),
    },
  ];
};

type OwnCertificateProps = {
  certificate: OwnCertificateRecord;
  /** What can be shared together with it. */
  shareables: readonly Shareable[];
};

export function OwnCertificate({ certificate, shareables }: OwnCertificateProps) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const facts = useFacts(certificate);
  const { _id, status, expired } = certificate;
  const stands = status === "signed" && !expired;
  return (
    <li className="own-diploma card card--flat">
      <header className="own-diploma__head">
        <h3>
          <bdi>{subjectOf(certificate)}</bdi>
        </h3>
        <StatusChip status={shownStatus(certificate)} />
      </header>
      {status === "revoked" && <Note tone="bad">{t("student.certificateRevoked")}</Note>}
      <Facts facts={facts} />
      {isPublic(certificate) && <OwnVisits recordId={certificate._id} verifications={certificate.verifications} />}
      {!isPublic(certificate) && <p className="muted">{t("student.notYet")}</p>}
      {isPublic(certificate) && (
        <div className="own-diploma__ways">
          {stands && <ShareButton recordId={_id} documents={shareables} />}
          <ButtonLink icon={ExternalLink} to={`/digital_diploma/${_id}`}>
            {t("student.look")}
          </ButtonLink>
          <DocumentFiles id={_id} name={`certificate-${formatReference(_id)}`} />
          <PublicView
            recordId={_id}
            claims={claimsOfCertificate(certificate, language)}
            hidden={certificate.hidden}
            expires={certificate.expiryDate !== null}
          />
        </div>
      )}
    </li>
  );
}
