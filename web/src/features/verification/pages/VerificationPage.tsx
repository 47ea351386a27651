/** Verifies what a visitor drops or pastes; nothing of it leaves this device. */
import { useMemo } from "react";
import { useLocation } from "react-router";
import { lazyPage } from "../../../platform/load-page.ts";
import type { DocumentCheckProps } from "../components/DocumentCheck.tsx";
import { VerificationStart } from "../components/VerificationStart.tsx";
import { takeDocument } from "../passed-document.ts";

const DocumentCheck = lazyPage<DocumentCheckProps>(() =>
  import("../components/DocumentCheck.tsx").then((file) => file.DocumentCheck),
);

export function VerificationPage() {
  const { state } = useLocation();
  const passed = useMemo(() => takeDocument(state), [state]);
  return passed ? <DocumentCheck document={passed} /> : <VerificationStart />;
}
