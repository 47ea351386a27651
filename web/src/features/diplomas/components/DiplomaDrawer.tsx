/** A diploma with all its fields, beside the list; what can be done with it stands at its foot. */
import { type Diploma, REVOCATION_REASONS, SUPERSEDED } from "@ijaza/schema/diploma";
import { DIPLOMA_FIELDS } from "@ijaza/schema/diploma-fields";
import { formatReference } from "@ijaza/schema/reference";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { formatDate } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { StatusChip } from "../../../ui/Chip.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { type Fact, Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { MomentValue, Reference } from "../../../ui/Values.tsx";
import { HolderMails, RecordFiles } from "../../records/records.parts.tsx";
import { type Deed, deedsFor, isPublic } from "../deeds.ts";
import { honoursOf, labelOf, levelOf, nameOf, sessionOf, titleOf } from "../diploma-text.ts";
import { HandedIn } from "./HandedIn.tsx";

const useFacts = (diploma: Diploma): Fact[] => {
  const { t } = useTranslation("diplomas");
  const language = useLanguage();
  const shown: Partial<Record<string, Fact["value"]>> = {
    diplomaNumber: <Reference>{diploma.diplomaNumber}</Reference>,
    studentNumber: diploma.student.studentNumber && <Reference>{diploma.student.studentNumber}</Reference>,
    level: levelOf(diploma, language),
    honours: honoursOf(diploma, language),
    session: sessionOf(diploma, language),
    decisionDate: formatDate(diploma.decisionDate, language),
    issueDate: diploma.issueDate && formatDate(diploma.issueDate, language),
  };
  const { student } = diploma;
  const arabic = [student.firstNameAr, student.lastNameAr].filter(Boolean).join(" ");
  const fields = DIPLOMA_FIELDS.map(({ name }) => {
    const value = name === "studentNumber" ? null : diploma[name];
    return { key: name, label: labelOf(name, language), value: shown[name] ?? (value === null ? null : String(value)) };
  });
  return [
    { key: "name", label: t("facts.name"), value: `${student.firstName} ${student.lastName}` },
    { key: "nameAr", label: t("facts.nameAr"), value: arabic },
    ...fields,
    { key: "submitted", label: t("facts.submitted"), value: <MomentValue value={diploma.submittedAt} /> },
    {
      key: "decided",
      label: t("facts.decided"),
      value: diploma.decidedAt && <MomentValue value={diploma.decidedAt} />,
    },
    { key: "signed", label: t("facts.signed"), value: diploma.signedAt && <MomentValue value={diploma.signedAt} /> },
    {
      key: "revoked",
      label: t("facts.revoked"),
      value: diploma.revokedAt && <MomentValue value={diploma.revokedAt} />,
    },
    { key: "reference", label: t("facts.reference"), value: <Reference>{formatReference(diploma._id)}</Reference> },
  ];
};

const REASONS = [...REVOCATION_REASONS, SUPERSEDED] as const;
const reasonOf = (code: string) => REASONS.find((each) => each === code) ?? "other";

function Reasons({ diploma }: { diploma: Diploma }) {
  const { t } = useTranslation("diplomas");
  return (
    <>
      {diploma.status === "rejected" && diploma.rejectionReason && (
        <Note tone="bad">
          <b>{t("facts.rejectionReason")}</b> <bdi>{diploma.rejectionReason}</bdi>
        </Note>
      )}
      {diploma.revocationRefusedAt && (
        <Note tone="bad">
          <b>
            <MomentValue value={diploma.revocationRefusedAt} />
          </b>{" "}
          {t("facts.revocationRefused")}
        </Note>
      )}
      {diploma.revocationReason && (
        <Note tone="wait">
          <b>{t("facts.revocationReason")}</b> {t(`revoke.reasons.${reasonOf(diploma.revocationReason)}`)}
        </Note>
      )}
    </>
  );
}

function Inside({ diploma, onDeed }: { diploma: Diploma; onDeed: (deed: Deed) => void }) {
  const { t } = useTranslation("diplomas");
  const language = useLanguage();
  const role = useRole();
  const facts = useFacts(diploma);
  return (
    <>
      <header className="drawer__head">
        <StatusChip status={diploma.status} />
        <h2>
          <bdi>{nameOf(diploma.student, language)}</bdi>
        </h2>
        <p>
          <bdi>{titleOf(diploma, language)}</bdi>
        </p>
      </header>
      <div className="drawer__body">
        <Reasons diploma={diploma} />
        <HandedIn diploma={diploma} />
        <Facts facts={facts} />
        {isPublic(diploma) && (
          <RecordFiles id={diploma._id} name={`diploma-${diploma.diplomaNumber}`} batchId={diploma.batchId} />
        )}
        {isPublic(diploma) && <HolderMails id={diploma._id} />}
      </div>
      <footer className="drawer__foot">
        {isPublic(diploma) && (
          <ButtonLink to={`/digital_diploma/${diploma._id}`} target="_blank" rel="noopener">
            {t("menu.open")}
          </ButtonLink>
        )}
        {deedsFor(role, diploma)
          .toReversed()
          .map((deed) => (
            <Button
              key={deed}
              kind={deed === "accept" || deed === "sign" || deed === "correct" ? "primary" : "secondary"}
              onClick={() => onDeed(deed)}
            >
              {t(`deeds.${deed}`)}
            </Button>
          ))}
      </footer>
    </>
  );
}

type DiplomaDrawerProps = {
  diploma: Diploma | null;
  onClose: () => void;
  onDeed: (deed: Deed, diploma: Diploma) => void;
};

export function DiplomaDrawer({ diploma, onClose, onDeed }: DiplomaDrawerProps) {
  const { t } = useTranslation("diplomas");
  return (
    <Drawer open={diploma !== null} label={t("facts.label")} onClose={onClose}>
      {diploma && <Inside diploma={diploma} onDeed={(deed) => onDeed(deed, diploma)} />}
    </Drawer>
  );
}
