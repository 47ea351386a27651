/**
 * A verdict in its order: sentence, person, four checks, facts to compare, picture, actions, and what is folded. For
 * every page that tells what was verified.
 */
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Section } from "../../../ui/Section.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { isProved, mayPass } from "../appearance.ts";
import { facingOf } from "../facing.ts";
import { holderOf, kindOf, subjectOf } from "../facts.ts";
import { saveProof } from "../save-proof.ts";
import type { UniversityStatements } from "../university-statements.ts";
import { useHeadline } from "../use-headline.ts";
import type { Search } from "../use-original.ts";
import { useUniversityName } from "../use-university-name.ts";
import type { Verified } from "../verify-here.ts";
import { AlteredFile } from "./AlteredFile.tsx";
import { Checks } from "./Checks.tsx";
import { DemoNote } from "./DemoNote.tsx";
import { DocumentFacts } from "./DocumentFacts.tsx";
import { FacingTitle } from "./FacingTitle.tsx";
import { InputFile, type InputFileInfo } from "./InputFile.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { NotShown } from "./NotShown.tsx";
import { VerdictBanner } from "./VerdictBanner.tsx";
import "./VerdictLayout.css";

export type VerdictLayoutProps = {
  verified: Verified;
  /** What its university tells beside the proof; without the id no reference is shown. */
  statements?: UniversityStatements;
  /** By whom it is shown, what for and until when; for what its holder shares. */
  shared?: ReactNode;
  /** How many facts its holder does not show; absent for what is not shared. */
  covered?: number;
  /** The file that was given, if it was one. */
  file?: InputFileInfo;
  /** What was found in the place of an altered file. */
  original?: Search;
  /** The buttons of the banner. */
  bannerActions?: ReactNode;
  /** What the reader must know before the facts. */
  notice?: ReactNode;
  /** Of what is proved only; its room must be kept while it loads. */
  picture?: ReactNode;
  /** What can be done with what is proved. */
  actions?: ReactNode;
  folded?: ReactNode;
};

export function VerdictLayout({
  verified,
  statements = {},
  shared,
  covered,
  file,
  original = null,
  bannerActions,
  notice,
  picture,
  actions,
  folded,
}: VerdictLayoutProps) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const { result, seal } = verified;
  const { claims = {}, issuer, demo } = result.facts;
  const hasOriginal = original !== null && original !== "looking";
  const { look, headline, title, sentence } = useHeadline(result, { revokedAt: statements.revokedAt, hasOriginal });
  const university = useUniversityName(issuer);
  usePageTitle(title);
  const kind = kindOf(claims);
  const proved = isProved({ look });
  const isAltered = look === "altered";
  const isNamed = Boolean(holderOf(claims, language) ?? subjectOf(claims, language, statements.labels));
  const isShared = covered !== undefined;
  const factsTitle = () => {
    if (isShared) return t("facts.shown");
    return t(look === "valid" ? "facts.compare" : "facts.said");
  };
  return (
    <main className="verdict" id="content">
      <VerdictBanner
        look={look}
        title={title}
        sentence={
          <>
            {!(shared && look === "valid") && sentence} {shared}
          </>
        }
        seal={seal}
        checkedAt={result.checkedAt}
        actions={bannerActions}
      >
        {isAltered && file && <InputFile file={file} />}
        {!isAltered && (proved || isNamed) && (
          <FacingTitle
            facing={facingOf({ claims, language, university, labels: statements.labels })}
            isConfirmed={proved}
          />
        )}
      </VerdictBanner>
      {isAltered && <AlteredFile seal={seal} headline={headline} original={original} />}
      <Checks result={result} kind={kind} revokedAt={statements.revokedAt} />
      <div className="verdict__body wrap">
        {demo && <DemoNote />}
        {notice}
        {proved && (
          <div className="verdict__columns">
            <Section
              title={factsTitle()}
              size="large"
              text={look === "valid" && !isShared ? t("facts.reason") : undefined}
            >
              <DocumentFacts claims={claims} university={university} labels={statements.labels} id={statements.id} />
            </Section>
            <div className="verdict__end">
              {picture}
              {isShared && <NotShown count={covered} />}
              {headline === "revoked" && (
                <p className="verdict__reason">
                  <Info size={20} aria-hidden="true" />
                  {t("facts.noReason")}
                </p>
              )}
              {actions && <div className="verdict__actions">{actions}</div>}
            </div>
          </div>
        )}
        {!proved && !isAltered && (
          <NextSteps
            mayPass={mayPass(headline)}
            onSave={isNamed && verified.text ? () => saveProof(verified, { kind, id: statements.id }) : undefined}
          />
        )}
        {folded && <div className="verdict__folds">{folded}</div>}
      </div>
    </main>
  );
}
