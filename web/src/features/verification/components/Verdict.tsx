/** The verdict: a sentence in plain words, then the facts, the four checks in order, the seal. */
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { appearanceOf } from "../appearance.ts";
import type { Told } from "../told.ts";
import { useUniversityName } from "../use-university-name.ts";
import type { Verified } from "../verify-here.ts";
import { BrokenSeal } from "./BrokenSeal.tsx";
import { ChecksCard } from "./ChecksCard.tsx";
import { FactsCard } from "./FactsCard.tsx";
import { SealCard } from "./SealCard.tsx";
import { UnprovedCard } from "./UnprovedCard.tsx";
import { VerdictActions } from "./VerdictActions.tsx";
import { VerdictBanner } from "./VerdictBanner.tsx";
import "./Verdict.css";

export type VerdictProps = {
  verified: Verified;
  told?: Told;
  /** Checks the same document again, asking the node given, or the site's. */
  onRecheck: (node?: string) => void;
};

export function Verdict({ verified, told = {}, onRecheck }: VerdictProps) {
  const { t } = useTranslation("verification");
  const { result, seal } = verified;
  const { look, headline } = appearanceOf(result);
  const university = useUniversityName(result.facts.issuer);
  usePageTitle(t(`headline.${headline}.title`));
  const proved = look === "valid" || look === "revoked";
  return (
    <main className="verdict" id="content">
      <VerdictBanner
        look={look}
        headline={headline}
        seal={seal}
        university={university.main}
        revokedAt={told.revokedAt}
        supersededBy={told.supersededBy}
        checkedAt={result.checkedAt}
        actions={<VerdictActions verified={verified} id={told.id} look={look} />}
      />
      <div className="verdict__cards wrap">
        <div className="verdict__main">
          {result.facts.demo && proved && <Note tone="wait">{t("demo")}</Note>}
          {proved && <FactsCard verified={verified} told={told} university={university} />}
          {look === "altered" && <BrokenSeal seal={seal} />}
          {!proved && look !== "altered" && <UnprovedCard claims={result.facts.claims} />}
        </div>
        <div className="verdict__side">
          <ChecksCard result={result} university={university.main} told={told} onRecheck={onRecheck} />
          {proved && <SealCard seal={seal} />}
        </div>
      </div>
    </main>
  );
}
