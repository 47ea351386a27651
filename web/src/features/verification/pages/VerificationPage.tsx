/** Verifies what a visitor drops or pastes; nothing of it leaves this device. */
import { useMemo } from "react";
import { useLocation } from "react-router";
import { lazyPage } from "../../../platform/load-page.ts";
import type { DocumentCheckProps } from "../checking/DocumentCheck.tsx";
import { takeDocument } from "../input/passed-document.ts";
import { VerificationStart } from "../input/VerificationStart.tsx";

const DocumentCheck = lazyPage<DocumentCheckProps>(() =>
  import("../checking/DocumentCheck.tsx").then((file) => file.DocumentCheck),
);

export function VerificationPage() {
  const { state } = useLocation();
  const passed = useMemo(() => takeDocument(state), [state]);
  return passed ? <DocumentCheck document={passed} /> : <VerificationStart />;
}
