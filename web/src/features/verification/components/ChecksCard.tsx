/** The four checks in their order, and the technical details folded under them. */
import type { Result } from "@ijaza/verifier/result";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import type { DocumentKind } from "../facts.ts";
import type { Told } from "../told.ts";
import { CheckStep } from "./CheckStep.tsx";
import { TechnicalDetails } from "./TechnicalDetails.tsx";
import "./ChecksCard.css";

type ChecksCardProps = {
  result: Result;
  kind: DocumentKind;
  university: string;
  told: Told;
  onRecheck: (node?: string) => void;
};

export function ChecksCard({ result, kind, university, told, onRecheck }: ChecksCardProps) {
  const { t } = useTranslation("verification");
  return (
    <Card look="raised" title={t("checks.title")} className="checks">
      <ol>
        {result.checks.map((check) => (
          <CheckStep
            key={check.name}
            check={check}
            result={result}
            kind={kind}
            university={university}
            revokedAt={told.revokedAt}
          />
        ))}
      </ol>
      <TechnicalDetails result={result} onRecheck={onRecheck} />
    </Card>
  );
}
