/** The word stamped across a document that is no longer valid; undefined for a valid one. */
import type { Result } from "@ijaza/verifier/result";
import { useTranslation } from "react-i18next";
import { appearanceOf, type Headline } from "./appearance.ts";

const STAMPED = ["revoked", "superseded", "expired"] as const;

const isStamped = (headline: Headline): headline is (typeof STAMPED)[number] =>
  STAMPED.some((each) => each === headline);

export const useStamp = (result: Result): string | undefined => {
  const { t } = useTranslation("verification");
  const { headline } = appearanceOf(result);
  return isStamped(headline) ? t(`stamp.${headline}`) : undefined;
};
