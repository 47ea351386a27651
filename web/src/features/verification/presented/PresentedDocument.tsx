/**
 * A document that its holder presents, verified here: the disclosed facts, how many are withheld, and the proof to
 * keep.
 */
import type { Bundle } from "@ijaza/verifier/credential/bundle";
import { Download, Printer } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Checking } from "../checking/Checking.tsx";
import type { CheckOptions } from "../checking/check-options.ts";
import { readOwnNode } from "../checking/own-node.ts";
import { useVerify } from "../checking/use-verify.ts";
import type { LocalVerdict } from "../checking/verify-here.ts";
import { countCovered } from "../facts/disclosed.ts";
import { kindOf } from "../facts/facts.ts";
import { saveProof } from "../using/save-proof.ts";
import { appearanceOf, mayPass } from "../verdict/appearance.ts";
import { LazyVerdictLayout } from "../verdict/LazyVerdictLayout.tsx";
import { NothingChecked } from "../verdict/NothingChecked.tsx";
import { RetryActions } from "../verdict/RetryActions.tsx";
import { TechnicalDetails } from "../verdict/TechnicalDetails.tsx";

export type PresentedDocumentProps = {
  bundle: Bundle;
  /** Who presents it, what for and until when, as a sentence. */
  sentence: string;
};

export function PresentedDocument({ bundle, sentence }: PresentedDocumentProps) {
  const { progress, verify } = useVerify();
  const bytes = useMemo(() => new TextEncoder().encode(JSON.stringify(bundle)), [bundle]);
  useEffect(() => void verify(bytes, { node: readOwnNode() }), [bytes, verify]);
  const again = ({ node = readOwnNode(), isQuiet = false }: CheckOptions = {}) => verify(bytes, { node, isQuiet });
  if (progress.state === "unreachable")
    return <NothingChecked headline="unavailable" onRetry={() => again({ isQuiet: true })} />;
  if (progress.state !== "done") return <Checking />;
  const { result } = progress;
  return (
    <LazyVerdictLayout
      verified={progress}
      shared={sentence}
      covered={countCovered(bundle)}
      bannerActions={
        mayPass(appearanceOf(result).headline) && <RetryActions byItself onRetry={() => again({ isQuiet: true })} />
      }
      actions={<PresentedActions verified={progress} />}
      folded={<TechnicalDetails result={result} onRecheck={(node) => void again({ node })} />}
    />
  );
}

function PresentedActions({ verified }: { verified: LocalVerdict }) {
  const { t } = useTranslation("verification");
  const kind = kindOf(verified.result.facts.claims ?? {});
  return (
    <>
      <Button kind="primary" icon={Download} onClick={() => saveProof(verified, { kind })}>
        {t("presented.keep")}
      </Button>
      <Button icon={Printer} onClick={() => globalThis.print()}>
        {t("uses.print")}
      </Button>
      <p className="verdict__reason">{t("presented.kept")}</p>
    </>
  );
}
