/** What can be done with a verdict: keep the proof, pass the link on, check another. */
import { formatReference } from "@ijaza/schema/reference";
import { FileJson, RotateCcw, Share2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../../platform/save-file.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { PdfButton } from "../../../ui/DocumentFiles.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { Look } from "../appearance.ts";
import type { DocumentKind } from "../facts.ts";
import type { Told } from "../told.ts";
import type { Verified } from "../verify-here.ts";

/** True when the link went out; false when the visitor thought better of it or the browser cannot. */
const passOn = async (url: string, title: string): Promise<"shared" | "copied" | "left"> => {
  if (navigator.share) {
    const shared = await navigator.share({ url, title }).then(
      () => true,
      () => false,
    );
    return shared ? "shared" : "left";
  }
  await navigator.clipboard.writeText(url);
  return "copied";
};

type VerdictActionsProps = { verified: Verified; kind: DocumentKind; told: Told; look: Look };

export function VerdictActions({ verified, kind, told: { id, isWithheld }, look }: VerdictActionsProps) {
  const { t } = useTranslation("verification");
  const share = async (shared: string) => {
    const url = `${globalThis.location.origin}/digital_diploma/${shared}`;
    const done = await passOn(url, document.title).catch(() => "failed");
    if (done === "copied") showToast(t("actions.copied"), { tone: "ok" });
    if (done === "failed") showToast(t("actions.notCopied"), { tone: "wait" });
  };
  const proved = look === "valid" || look === "revoked";
  return (
    <>
      {id && proved && !isWithheld && (
        <PdfButton kind="light" id={id} name={`${kind}-${formatReference(id)}`} disabled={isWithheld === undefined} />
      )}
      {!(id && proved) && look !== "altered" && verified.text !== "" && (
        <Button
          kind="light"
          icon={FileJson}
          onClick={() =>
            saveFile(
              new Blob([verified.text], { type: "application/json" }),
              `${kind}-${id ?? verified.seal.slice(0, 12)}.json`,
            )
          }
        >
          {t("actions.download")}
        </Button>
      )}
      {id && (
        <Button kind="onDark" icon={Share2} onClick={() => void share(id)}>
          {t("actions.share")}
        </Button>
      )}
      <ButtonLink kind="onDark" icon={RotateCcw} to="/verification">
        {t("actions.another")}
      </ButtonLink>
    </>
  );
}
