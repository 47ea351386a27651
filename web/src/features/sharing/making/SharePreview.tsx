/** What a recipient would see of a document, drawn from the facts in its proof. */
import type { Claims } from "@ijaza/verifier/result";
import { Check, Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useStudentSession } from "../../../platform/identity/student-session.ts";
import { CoveredFacts } from "../../../ui/CoveredFacts.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import { certificateRowsOf, holderOf, rowsOf, subjectOf } from "../../verification/verification.parts.tsx";
import type { Shareable } from "./shareable.ts";
import "./SharePreview.css";

type SharePreviewProps = {
  document: Shareable;
  /** All facts of the document. */
  claims: Claims;
  /** Names of the disclosed facts. */
  chosen: readonly string[];
  /** The purpose and the end of the share. */
  foot: string;
};

export function SharePreview({ document: { kind, labels, title }, claims, chosen, foot }: SharePreviewProps) {
  const { t } = useTranslation("sharing");
  const language = useLanguage();
  const { universityName } = useStudentSession();
  const shown = Object.fromEntries(
    Object.entries(claims).filter(([name]) => chosen.includes(name) || name === "expiryDate"),
  );
  const covered = Object.keys(claims).length - Object.keys(shown).length;
  const holder = holderOf(shown, language);
  const subject = kind === "diploma" ? subjectOf(shown, language) : title;
  const rows = kind === "diploma" ? rowsOf(shown, language) : certificateRowsOf(shown, language, labels);
  return (
    <section className="preview" aria-label={t("preview.title")}>
      <p className="preview__over">
        <Eye size={18} aria-hidden="true" /> {t("preview.title")}
      </p>
      <div className="preview__card">
        <p className="preview__verdict">
          <Check size={18} aria-hidden="true" /> {t("preview.valid")}
        </p>
        <p className="preview__name">
          <bdi>{holder?.main ?? t("preview.unnamed")}</bdi>
          {holder?.others[0] && <bdi className="preview__other">{holder.others[0]}</bdi>}
        </p>
        <dl>
          {subject && (
            <div>
              <dt>{t(`preview.subject.${kind}`)}</dt>
              <dd>
                <bdi>{subject}</bdi>
              </dd>
            </div>
          )}
          {universityName && (
            <div>
              <dt>{t("preview.university")}</dt>
              <dd>
                <bdi>{universityName[language]}</bdi>
              </dd>
            </div>
          )}
          {rows.map(({ name, label, value, others = [], shown: as }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {as === "day" ? <DateValue value={value} /> : <bdi>{value}</bdi>}
                {others.map((other) => (
                  <bdi key={other} className="preview__translation">
                    {other}
                  </bdi>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        {covered > 0 && (
          <div className="preview__covered">
            <CoveredFacts count={covered} />
            <p>{t("preview.covered", { count: covered })}</p>
          </div>
        )}
        <p className="preview__foot">{foot}</p>
      </div>
    </section>
  );
}
