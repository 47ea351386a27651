/**
 * Pages that verify have another security policy than the rest (decision 42): between the two the document is reloaded.
 */
import { isVerifyingPage } from "@ijaza/schema/pages";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PageSpinner } from "../ui/Spinner.tsx";

type OwnDocumentProps = {
  children: ReactNode;
  /** Loads the current address of the router. */
  load?: () => void;
};

export function OwnDocument({ children, load = () => globalThis.location.reload() }: OwnDocumentProps) {
  const { pathname } = useLocation();
  const verifies = isVerifyingPage(pathname);
  const [loadedFor] = useState(verifies);
  const isForeign = verifies !== loadedFor;
  useEffect(() => {
    if (isForeign) load();
  }, [isForeign, load]);
  return isForeign ? <PageSpinner /> : children;
}
