/** Pages that verify and all others come with policies of their own (decision 42): between them the document is loaded anew. */
import { isVerifyingPage } from "@ijaza/schema/pages";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PageSpinner } from "../ui/Spinner.tsx";

type OwnDocumentProps = {
  children: ReactNode;
  /** Loads the address that the router has gone to. */
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
