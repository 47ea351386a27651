/** The certificates that an erasure may take with it, and what goes and stays of those that are ticked. */
import type { CertificateErasure } from "@ijaza/schema/privacy/erasure";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { StatusChip } from "../../../ui/Chip.tsx";
import { Note } from "../../../ui/Note.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import { type ErasureCounts, ErasureLists } from "../../students/students.parts.ts";
import { recipientOf } from "../certificate-text.ts";
import type { ErasedCertificate } from "../erasure.api.ts";

type CertificateErasureSurveyProps = {
  erasure: CertificateErasure;
  /** The first of them is the one that is asked about. */
  chosen: readonly ErasedCertificate[];
  onToggle: (id: string) => void;
};

export function CertificateErasureSurvey({ erasure, chosen, onToggle }: CertificateErasureSurveyProps) {
  const { t } = useTranslation("certificates");
  const language = useLanguage();
  const { certificates, email } = erasure;
  const [named] = certificates;
  return (
    <>
      <p>{t("erase.text")}</p>
      {certificates.length > 1 && (
        <fieldset className="choices">
          <legend>{t("erase.which", { email: isolate(email, "ltr") })}</legend>
          <p className="choices__hint">{t("erase.whichHint")}</p>
          {certificates.map((each) => (
            <label key={each._id} className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(each)}
                disabled={each === named}
                onChange={() => onToggle(each._id)}
              />
              <span>
                <bdi>{recipientOf(each, language)}</bdi>{" "}
                <small>
                  <bdi>{each.templateName}</bdi> · <DateValue value={each.issueDate} />
                </small>
              </span>{" "}
              <StatusChip status={each.status} />
            </label>
          ))}
        </fieldset>
      )}
      {chosen.some(({ hasToWait }) => hasToWait) && <Note tone="bad">{t("erase.hasToWait")}</Note>}
      <Suspense fallback={<SkeletonRows rows={4} columns={2} />}>
        <ErasureLists record={t("erase.record")} counts={countsOf(chosen)} />
      </Suspense>
      {chosen.some(({ status }) => status === "signed") && <Note tone="wait">{t("erase.notRevoked")}</Note>}
    </>
  );
}

const DRAFTS: readonly ErasedCertificate["status"][] = ["pending", "rejected"];

function countsOf(chosen: readonly ErasedCertificate[]): ErasureCounts {
  const sumOf = (counted: "files" | "mails") => chosen.reduce((sum, each) => sum + each[counted], 0);
  return {
    valid: chosen.filter(({ status }) => status === "signed").length,
    revoked: chosen.filter(({ status }) => status === "revoked").length,
    drafts: chosen.filter(({ status }) => DRAFTS.includes(status)).length,
    files: sumOf("files"),
    mails: sumOf("mails"),
  };
}
