/** A certificate with all its fields, beside the list; what can be done with it stands at its foot. */
import type { Certificate } from "@ijaza/schema/certificate";
import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificate-fields";
import { REVOCATION_REASONS } from "@ijaza/schema/diploma";
import { formatReference } from "@ijaza/schema/reference";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { StatusChip } from "../../../ui/Chip.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { type Fact, Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { DateValue, MomentValue, NumberValue, Reference } from "../../../ui/Values.tsx";
import { HolderMails, RecordFiles } from "../../records/records.parts.tsx";
import { recipientOf, shownStatus, subjectOf } from "../certificate-text.ts";
import { type Deed, deedsFor, isPublic } from "../deeds.ts";

const shownValue = ({ type, value }: Certificate["fields"][number]): Fact["value"] => {
  if (value === null) return null;
  if (type === "date") return <DateValue value={String(value)} />;
  if (type === "number") return <NumberValue value={Number(value)} />;
  return <bdi>{value}</bdi>;
};

const useFacts = (certificate: Certificate): Fact[] => {
  const { t } = useTranslation("certificates");
  const language = useLanguage();
  const { studentNumber, issueDate, expiryDate } = certificate;
  const shown: Partial<Record<string, Fact["value"]>> = {
    studentNumber: studentNumber && <Reference>{studentNumber}</Reference>,
    issueDate: <DateValue value={issueDate} />,
    expiryDate: expiryDate ? <DateValue value={expiryDate} /> : t("never"),
  };
  const fixed = CERTIFICATE_FIELDS.map(({ name, label }) => ({
    key: name,
    label: label[language],
    value: name in shown ? shown[name] : certificate[name] && <bdi>{certificate[name]}</bdi>,
  }));
  const defined = certificate.fields.map((field) => ({
    key: `field-${field.name}`,
    label: field.label[language],
    value: shownValue(field),
  }));
  const moments = (["submitted", "decided", "signed", "revoked"] as const).map((name) => {
    const at = certificate[`${name}At`];
    return { key: name, label: t(`facts.${name}`), value: at && <MomentValue value={at} /> };
  });
  const reference = <Reference>{formatReference(certificate._id)}</Reference>;
  return [...fixed, ...defined, ...moments, { key: "reference", label: t("facts.reference"), value: reference }];
};

const reasonOf = (code: string) => REVOCATION_REASONS.find((each) => each === code) ?? "other";

function Reasons({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation("certificates");
  const { status, rejectionReason, revocationReason, revocationRefusedAt, expired } = certificate;
  return (
    <>
      {status === "rejected" && rejectionReason && (
        <Note tone="bad">
          <b>{t("facts.rejectionReason")}</b> <bdi>{rejectionReason}</bdi>
        </Note>
      )}
      {status === "error" && <Note tone="bad">{t("facts.failed")}</Note>}
      {expired && isPublic(certificate) && <Note>{t("facts.expired")}</Note>}
      {revocationRefusedAt && (
        <Note tone="bad">
          <b>
            <MomentValue value={revocationRefusedAt} />
          </b>{" "}
          {t("facts.revocationRefused")}
        </Note>
      )}
      {revocationReason && (
        <Note tone="wait">
          <b>{t("facts.revocationReason")}</b> {t(`revoke.reasons.${reasonOf(revocationReason)}`)}
        </Note>
      )}
    </>
  );
}

function Inside({ certificate, onDeed }: { certificate: Certificate; onDeed: (deed: Deed) => void }) {
  const { t } = useTranslation("certificates");
  const language = useLanguage();
  const role = useRole();
  const facts = useFacts(certificate);
  return (
    <>
      <header className="drawer__head">
        <StatusChip status={shownStatus(certificate)} />
        <h2>
          <bdi>{recipientOf(certificate, language)}</bdi>
        </h2>
        <p>
          <bdi>{subjectOf(certificate)}</bdi>
        </p>
      </header>
      <div className="drawer__body">
        <Reasons certificate={certificate} />
        <Facts facts={facts} />
        {isPublic(certificate) && (
          <RecordFiles
            id={certificate._id}
            name={`certificate-${formatReference(certificate._id)}`}
            batchId={certificate.batchId}
          />
        )}
        {isPublic(certificate) && <HolderMails id={certificate._id} />}
      </div>
      <footer className="drawer__foot">
        {isPublic(certificate) && (
          <ButtonLink to={`/digital_diploma/${certificate._id}`} target="_blank" rel="noopener">
            {t("menu.open")}
          </ButtonLink>
        )}
        {deedsFor(role, certificate)
          .toReversed()
          .map((deed) => (
            <Button
              key={deed}
              kind={deed === "accept" || deed === "correct" ? "primary" : "secondary"}
              onClick={() => onDeed(deed)}
            >
              {t(`deeds.${deed}`)}
            </Button>
          ))}
      </footer>
    </>
  );
}

type CertificateDrawerProps = {
  certificate: Certificate | null;
  onClose: () => void;
  onDeed: (deed: Deed, certificate: Certificate) => void;
};

export function CertificateDrawer({ certificate, onClose, onDeed }: CertificateDrawerProps) {
  const { t } = useTranslation("certificates");
  return (
    <Drawer open={certificate !== null} label={t("facts.label")} onClose={onClose}>
      {certificate && <Inside certificate={certificate} onDeed={(deed) => onDeed(deed, certificate)} />}
    </Drawer>
  );
}
