/** The verdict: a sentence in plain words, then the facts, the four checks in order, the seal. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Note } from "../../../ui/Note.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { appearanceOf } from "../appearance.ts";
import { contextOf, holderOf, kindOf, subjectOf } from "../facts.ts";
import type { Told } from "../told.ts";
import { useStamp } from "../use-stamp.ts";
import { useUniversityName } from "../use-university-name.ts";
import type { Verified } from "../verify-here.ts";
import { BadgeNote } from "./BadgeNote.tsx";
import { BrokenSeal } from "./BrokenSeal.tsx";
import { ChecksCard } from "./ChecksCard.tsx";
import { DocumentPicture } from "./DocumentPicture.tsx";
import { FactsCard } from "./FactsCard.tsx";
import { HandedInNote } from "./HandedInNote.tsx";
import { SealCard } from "./SealCard.tsx";
import { UnprovedCard } from "./UnprovedCard.tsx";
import { UsesCard } from "./UsesCard.tsx";
import { VerdictActions } from "./VerdictActions.tsx";
import { VerdictBanner } from "./VerdictBanner.tsx";
import "./Verdict.css";

export type VerdictProps = {
  verified: Verified;
  told?: Told;
  /** Checks the same document again, asking the node given, or the site's. */
  onRecheck: (node?: string) => void;
  /** For a file that proves nothing: what may be checked in its place. */
  instead?: ReactNode;
};

export function Verdict({ verified, told = {}, onRecheck, instead }: VerdictProps) {
  const { t } = useTranslation("verification");
  const { result, seal } = verified;
  const { look, headline } = appearanceOf(result);
  const university = useUniversityName(result.facts.issuer);
  const claims = result.facts.claims ?? {};
  const kind = kindOf(claims);
  const language = useLanguage();
  const stamp = useStamp(result);
  const context = result.facts.badge ? "badge" : contextOf(kind);
  usePageTitle(t(`headline.${headline}.title`, { context }));
  const proved = look === "valid" || look === "revoked";
  const subject = subjectOf(claims, language, told.labels) ?? t(`picture.${kind}`);
  const names = [subject, holderOf(claims, language)?.main].filter(Boolean).join(" – ");
  return (
    <main className="verdict" id="content">
      <VerdictBanner
        look={look}
        headline={headline}
        context={context}
        seal={seal}
        university={university.main}
        revokedAt={told.revokedAt}
        supersededBy={told.supersededBy}
        checkedAt={result.checkedAt}
        actions={<VerdictActions verified={verified} kind={kind} told={told} look={look} />}
      />
      <div className="verdict__cards wrap">
        {result.facts.badge && <BadgeNote badge={result.facts.badge} />}
        <div className="verdict__main">
          {result.facts.demo && proved && <Note tone="wait">{t("demo")}</Note>}
          {proved && told.isWithheld && <HandedInNote />}
          {proved && told.id && told.hasPicture !== false && (
            <DocumentPicture key={told.id} id={told.id} names={names} stamp={stamp} isThere={told.hasPicture} />
          )}
          {proved && <FactsCard verified={verified} told={told} university={university} />}
          {look === "altered" && <BrokenSeal seal={seal} />}
          {instead}
          {!proved && look !== "altered" && <UnprovedCard claims={result.facts.claims} />}
        </div>
        <div className="verdict__side">
          <ChecksCard result={result} kind={kind} university={university.main} told={told} onRecheck={onRecheck} />
          {proved && !result.facts.badge && <SealCard seal={seal} kind={kind} />}
          {proved && told.id && (
            <UsesCard
              id={told.id}
              kind={kind}
              verified={verified}
              subject={subject}
              university={university.main}
              isValid={look === "valid"}
            />
          )}
        </div>
      </div>
    </main>
  );
}
