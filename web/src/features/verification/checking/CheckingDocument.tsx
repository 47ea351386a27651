/** The check of a document whose bundle is there: it says whose it claims to be before it says whether that is so. */
import type { Bundle } from "@ijaza/verifier/credential/bundle";
import { useMemo } from "react";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { claimsIn } from "../facts/disclosed.ts";
import { FacingTitle } from "../facts/FacingTitle.tsx";
import { facingOf } from "../facts/facing.ts";
import { Checking } from "./Checking.tsx";

/** Null where the text is no bundle: the check says so. */
function claimsOfText(bundle: string) {
  try {
    return claimsIn(JSON.parse(bundle) as Bundle);
  } catch {
    return null;
  }
}

export function CheckingDocument({ bundle = "" }: { bundle?: string }) {
  const language = useLanguage();
  const claims = useMemo(() => claimsOfText(bundle), [bundle]);
  const facing = claims && facingOf({ claims, language, university: { main: "" } });
  return <Checking>{facing?.main.name && <FacingTitle facing={facing} standing="checking" />}</Checking>;
}
