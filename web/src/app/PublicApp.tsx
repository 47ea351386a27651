/** The pages where visitors verify, without a store: what the page is for comes first, sessions and visits after it. */

import type { Role } from "@ijaza/schema/users/roles";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useRoutes } from "react-router";
import { VisitorCheck } from "../features/session/visitor.parts.tsx";
import { useReportedVisits } from "../features/visits/reporting.parts.ts";
import type { Calls } from "../platform/api/calls.ts";
import { csrf } from "../platform/api/csrf.ts";
import { CallsContext } from "../platform/api/use-calls.ts";
import { useSettled } from "../platform/use-settled.ts";
import { VisitorContext } from "../platform/visitor.ts";
import { ErrorBoundary } from "../ui/ErrorBoundary.tsx";
import { ToastRegion } from "../ui/ToastRegion.tsx";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useScroll } from "./use-scroll.ts";
import { verifyingRoutes } from "./verifying-routes.tsx";

export function PublicApp({ calls }: { calls: Calls }) {
  const [role, setRole] = useState<Role>();
  return (
    <CallsContext value={calls}>
      <VisitorContext value={role}>
        <Pages />
        <AfterThePage>
          <VisitorCheck onRole={setRole} />
        </AfterThePage>
      </VisitorContext>
    </CallsContext>
  );
}

function Pages() {
  const pages = useRoutes(verifyingRoutes);
  const { pathname } = useLocation();
  useHeadingFocus();
  useScroll();
  return (
    <>
      <ErrorBoundary key={pathname}>{pages}</ErrorBoundary>
      <ToastRegion />
    </>
  );
}

function AfterThePage({ children }: { children: ReactNode }) {
  const isSettled = useSettled();
  useReportedVisits({ when: isSettled });
  useEffect(() => (isSettled ? csrf.start() : undefined), [isSettled]);
  return isSettled && children;
}
