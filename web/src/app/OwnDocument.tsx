/** Pages that verify have another security policy than the rest: between the two the document is reloaded. */
import { isVerifyingPage } from "@ijaza/schema/pages/pages";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { PageSpinner } from "../ui/Spinner.tsx";

type OwnDocumentProps = {
  children: ReactNode;
  /** Which of the two documents this one is. The address does not say: it may have changed before the scripts started. */
  verifies: boolean;
  /** Loads the current address of the router. */
  load?: () => void;
};

export function OwnDocument({ children, verifies, load = () => globalThis.location.reload() }: OwnDocumentProps) {
  const { pathname } = useLocation();
  const isForeign = isVerifyingPage(pathname) !== verifies;
  useEffect(() => {
    if (isForeign) load();
  }, [isForeign, load]);
  return isForeign ? <PageSpinner /> : children;
}
