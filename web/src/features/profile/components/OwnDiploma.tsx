/** One of a student's diplomas: its facts, its state, how often it was verified, and its actions. */
import { isPublic } from "@ijaza/schema/records/record";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { StatusChip } from "../../../ui/Chip.tsx";
import { DocumentFiles } from "../../../ui/DocumentFiles.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { DateValue, MomentValue, NumberValue, Reference } from "../../../ui/Values.tsx";
import { HandedIn, honoursOf, levelOf, titleOf } from "../../diplomas/diplomas.parts.ts";
import { type Shareable, ShareButton } from "../../sharing/sharing.parts.tsx";
import { OwnVisits } from "../../visits/visits.parts.tsx";
import type { OwnDiplomaRecord } from "../profile.api.ts";
import { claimsOfDiploma } from "../public-claims.ts";
import { PublicView } from "./PublicView.tsx";

const useFacts = (diploma: OwnDiplomaRecord) => {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const { anchor, honours } = diploma;
  return [
    { key: "level", label: t("student.level"), value: levelOf(diploma, language) },
    { key: "honours", label: t("student.honours"), value: honours && honoursOf(diploma, language) },
    { key: "year", label: t("student.year"), value: <Reference>{diploma.academicYear}</Reference> },
    { key: "decision", label: t("student.decision"), value: <DateValue value={diploma.decisionDate} /> },
    { key: "number", label: t("student.number"), value: <Reference>{diploma.diplomaNumber}</Reference> },
    { key: "anchored", label: t("student.anchored"), value: anchor && <MomentValue value={anchor.at} /> },
    { key: "block", label: t("student.block"), value: anchor && <NumberValue value={anchor.block} /> },
  ];
};

type StandingProps = { diploma: OwnDiplomaRecord /** Its correction is on the way. */; isCorrected: boolean };

/** The state in a sentence; nothing for a diploma that is simply valid. */
function Standing({ diploma: { status, supersededBy, supersedes }, isCorrected }: StandingProps) {
  const { t } = useTranslation("profile");
  if (supersededBy && status === "revoked")
    return (
      <Note tone="wait">
        {t("student.superseded")} <Link to={`/digital_diploma/${supersededBy}`}>{t("student.newer")}</Link>
      </Note>
    );
  if (supersededBy || isCorrected) return <Note>{t("student.correcting")}</Note>;
  if (supersedes && !isPublic({ status })) return <Note>{t("student.replaces")}</Note>;
  if (status === "revoked") return <Note tone="bad">{t("student.revoked")}</Note>;
  return null;
}

type OwnDiplomaProps = StandingProps & {
  /** What can be shared together with it. */
  shareables: readonly Shareable[];
  children?: ReactNode;
};

export function OwnDiploma({ diploma, isCorrected, shareables, children }: OwnDiplomaProps) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const facts = useFacts(diploma);
  const stands = diploma.status === "signed";
  return (
    <li className="own-diploma card card--flat">
      <header className="own-diploma__head">
        <h3>
          <bdi>{titleOf(diploma, language)}</bdi>
        </h3>
        <StatusChip status={diploma.status} />
      </header>
      <Standing diploma={diploma} isCorrected={isCorrected} />
      <Facts facts={facts} />
      {isPublic(diploma) && <OwnVisits recordId={diploma._id} verifications={diploma.verifications} />}
      {isPublic(diploma) && <HandedIn diploma={diploma} />}
      {!isPublic(diploma) && <p className="muted">{t("student.notYet")}</p>}
      <div className="own-diploma__ways">
        {isPublic(diploma) && (
          <>
            {stands && <ShareButton recordId={diploma._id} documents={shareables} />}
            <ButtonLink icon={ExternalLink} to={`/digital_diploma/${diploma._id}`}>
              {t("student.look")}
            </ButtonLink>
            <DocumentFiles id={diploma._id} name={`diploma-${diploma.diplomaNumber}`} />
            <PublicView recordId={diploma._id} claims={claimsOfDiploma(diploma, language)} hidden={diploma.hidden} />
          </>
        )}
        {children}
      </div>
    </li>
  );
}
