/** The four checks in order: which passed, which failed, which could not be completed, and which were not made. */
import type { Result } from "@ijaza/verifier/result";
import { useTranslation } from "react-i18next";
import type { DocumentKind } from "../facts/facts.ts";
import { CheckStep } from "./CheckStep.tsx";
import "./Checks.css";

type ChecksProps = {
  result: Result;
  kind: DocumentKind;
  revokedAt?: string | null;
  /** The path of the university's page. */
  universityPage?: string;
};

export function Checks({ result, kind, revokedAt, universityPage }: ChecksProps) {
  const { t } = useTranslation("verification");
  return (
    <section className="checks wrap" aria-labelledby="checks">
      <h2 className="sr-only" id="checks">
        {t("checks.title")}
      </h2>
      <ol>
        {result.checks.map((check) => (
          <CheckStep
            key={check.name}
            check={check}
            result={result}
            kind={kind}
            revokedAt={revokedAt}
            universityPage={universityPage}
          />
        ))}
      </ol>
    </section>
  );
}
