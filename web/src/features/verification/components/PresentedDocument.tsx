/** A document that its holder presents, verified here: what is shown, how much is covered, and the proof to keep. */
import type { Bundle } from "@ijaza/verifier/bundle";
import { Download, Printer } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { CoveredFacts } from "../../../ui/CoveredFacts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { appearanceOf } from "../appearance.ts";
import { countCovered } from "../disclosed.ts";
import { contextOf, kindOf } from "../facts.ts";
import { readOwnNode } from "../own-node.ts";
import { useUniversityName } from "../use-university-name.ts";
import { useVerify } from "../use-verify.ts";
import type { Verified } from "../verify-here.ts";
import { Checking } from "./Checking.tsx";
import { ChecksCard } from "./ChecksCard.tsx";
import { FactsCard } from "./FactsCard.tsx";
import { LazyVerdict } from "./LazyVerdict.tsx";
import { NothingChecked } from "./NothingChecked.tsx";
import { VerdictBanner } from "./VerdictBanner.tsx";
import "./Verdict.css";

export type PresentedDocumentProps = {
  bundle: Bundle;
  /** Who presents it, what for and until when, as a sentence. */
  sentence: string;
};

export function PresentedDocument({ bundle, ...rest }: PresentedDocumentProps) {
  const { progress, verify } = useVerify();
  const bytes = useMemo(() => new TextEncoder().encode(JSON.stringify(bundle)), [bundle]);
  useEffect(() => void verify(bytes, readOwnNode()), [bytes, verify]);
  const again = (node = readOwnNode()) => void verify(bytes, node);
  if (progress.state === "unreachable") return <NothingChecked headline="unavailable" onRetry={() => again()} />;
  if (progress.state !== "done") return <Checking />;
  const { look } = appearanceOf(progress.result);
  if (look !== "valid" && look !== "revoked") return <LazyVerdict verified={progress} onRecheck={again} />;
  return <Presented {...rest} bundle={bundle} verified={progress} onRecheck={again} />;
}

type PresentedProps = PresentedDocumentProps & { verified: Verified; onRecheck: (node?: string) => void };

function Presented({ bundle, sentence, verified, onRecheck }: PresentedProps) {
  const { t } = useTranslation("verification");
  const { result, seal } = verified;
  const { look, headline } = appearanceOf(result);
  const university = useUniversityName(result.facts.issuer);
  const kind = kindOf(result.facts.claims ?? {});
  const context = contextOf(kind);
  const covered = countCovered(bundle);
  usePageTitle(t(`headline.${headline}.title`, { context }));
  const keep = () =>
    saveFile(new Blob([verified.text], { type: "application/json" }), `${kind}-${seal.slice(0, 12)}.json`);
  return (
    <main className="verdict" id="content">
      <VerdictBanner
        look={look}
        headline={headline}
        context={context}
        seal={seal}
        university={university.main}
        checkedAt={result.checkedAt}
      />
      <div className="verdict__cards wrap">
        <div className="verdict__main">
          <Note>{sentence}</Note>
          {result.facts.demo && <Note tone="wait">{t("demo")}</Note>}
          <FactsCard verified={verified} told={{}} university={university} />
        </div>
        <div className="verdict__side">
          <ChecksCard result={result} kind={kind} university={university.main} told={{}} onRecheck={onRecheck} />
          {covered > 0 && (
            <Card title={t("presented.covered")}>
              <CoveredFacts count={covered} words={t("presented.count", { count: covered })} />
            </Card>
          )}
          <Button kind="primary" icon={Download} onClick={keep}>
            {t("presented.keep")}
          </Button>
          <Button icon={Printer} onClick={() => globalThis.print()}>
            {t("uses.print")}
          </Button>
          <p>{t("presented.kept")}</p>
        </div>
      </div>
    </main>
  );
}
