/** Verifies what a visitor drops or pastes; nothing of it leaves this device. */
import { useMemo } from "react";
import { useLocation } from "react-router";
import { lazyPage } from "../../../platform/load-page.ts";
import type { HandedCheckProps } from "../components/HandedCheck.tsx";
import { VerificationStart } from "../components/VerificationStart.tsx";
import { takeUp } from "../handed-over.ts";

const HandedCheck = lazyPage<HandedCheckProps>(() =>
  import("../components/HandedCheck.tsx").then((file) => file.HandedCheck),
);

export function VerificationPage() {
  const { state } = useLocation();
  const handed = useMemo(() => takeUp(state), [state]);
  return handed ? <HandedCheck handed={handed} /> : <VerificationStart />;
}
