/** The actions of a verdict: check another document, download this one or its proof, print. */
import { formatReference } from "@ijaza/schema/documents/reference";
import { FileJson, Printer, ScanLine } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PdfButton } from "../../../ui/DocumentFiles.tsx";
import type { LocalVerdict } from "../checking/verify-here.ts";
import type { DocumentKind } from "../facts/facts.ts";
import { saveProof } from "../using/save-proof.ts";
import type { UniversityStatements } from "./university-statements.ts";

/** Shown only for a document that a university really issued. */
type VerdictActionsProps = { verified: LocalVerdict; kind: DocumentKind; statements: UniversityStatements };

export function VerdictActions({ verified, kind, statements: { id, isWithheld } }: VerdictActionsProps) {
  const { t } = useTranslation("verification");
  return (
    <>
      <ButtonLink kind="primary" icon={ScanLine} to="/verification">
        {t("actions.another")}
      </ButtonLink>
      {id && !isWithheld && (
        <PdfButton id={id} name={`${kind}-${formatReference(id)}`} disabled={isWithheld === undefined} />
      )}
      {!id && verified.text !== "" && (
        <Button icon={FileJson} onClick={() => saveProof(verified, { kind })}>
          {t("actions.download")}
        </Button>
      )}
      <Button icon={Printer} onClick={() => globalThis.print()}>
        {t("uses.print")}
      </Button>
    </>
  );
}
