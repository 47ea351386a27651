/**
 * The layout of a verdict: headline, person, four checks, facts, picture, actions, and the collapsed sections. Used by
 * every page that shows a verification.
 */
import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Section } from "../../../ui/Section.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { AlteredFile } from "../altered/AlteredFile.tsx";
import { LazyEndedSeal } from "../altered/LazyEndedSeal.tsx";
import type { Search } from "../altered/use-original.ts";
import type { LocalVerdict } from "../checking/verify-here.ts";
import { DocumentFacts } from "../facts/DocumentFacts.tsx";
import { FacingTitle } from "../facts/FacingTitle.tsx";
import { facingOf } from "../facts/facing.ts";
import { holderOf, kindOf, subjectOf } from "../facts/facts.ts";
import { useUniversityName } from "../facts/use-university-name.ts";
import { InputFile, type InputFileInfo } from "../input/InputFile.tsx";
import { saveProof } from "../using/save-proof.ts";
import { isProved, mayPass } from "./appearance.ts";
import { Checks } from "./Checks.tsx";
import { DemoNote } from "./DemoNote.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { NotShown } from "./NotShown.tsx";
import type { UniversityStatements } from "./university-statements.ts";
import { useHeadline } from "./use-headline.ts";
import { VerdictBanner } from "./VerdictBanner.tsx";
import "./VerdictLayout.css";

export type VerdictLayoutProps = {
  verified: LocalVerdict;
  /** What its university states beside the proof; without an id no reference is shown. */
  statements?: UniversityStatements;
  /** Who shares it, what for and until when; for a shared document. */
  shared?: ReactNode;
  /** How many facts its holder withholds; absent when it is not shared. */
  covered?: number;
  /** The visitor's file, if it was one. */
  file?: InputFileInfo;
  /** The search for the original of an altered file. */
  original?: Search;
  /** It names documents by its codes, and carries nothing that was signed. */
  isCopy?: boolean;
  /** The buttons of the banner. */
  bannerActions?: ReactNode;
  /** A note above the facts. */
  notice?: ReactNode;
  /** Rendered only for a proved document; keeps its room while it loads. */
  picture?: ReactNode;
  /** Actions for a proved document. */
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
  isCopy = false,
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
  const { look, headline, title, sentence } = useHeadline(result, {
    revokedAt: statements.revokedAt,
    hasOriginal,
    isCopy,
  });
  const university = useUniversityName(issuer);
  usePageTitle(title);
  const kind = kindOf(claims);
  const proved = isProved({ look });
  const isAltered = look === "altered";
  const isSealEnded = headline === "ended";
  const isConfirmedBelow = isSealEnded && hasOriginal;
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
        {!isAltered && !isConfirmedBelow && (proved || isNamed) && (
          <FacingTitle
            facing={facingOf({ claims, language, university, labels: statements.labels })}
            standing={proved ? "proved" : "unproved"}
          />
        )}
      </VerdictBanner>
      {isAltered && <AlteredFile seal={seal} headline={headline} original={original} />}
      <Checks result={result} kind={kind} revokedAt={statements.revokedAt} universityPage={university.page} />
      <div className="verdict__body wrap">
        {demo && <DemoNote />}
        {notice}
        {isSealEnded && <LazyEndedSeal original={original} />}
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
            isSealEnded={isSealEnded}
            onSave={isNamed && verified.text ? () => saveProof(verified, { kind, id: statements.id }) : undefined}
          />
        )}
        {folded && <div className="verdict__folds">{folded}</div>}
      </div>
    </main>
  );
}
