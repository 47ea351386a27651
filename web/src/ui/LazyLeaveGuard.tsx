/** The guard of unsaved input on pages whose visitors mostly leave no form half-way: its code comes with the first letter. */
import { Suspense } from "react";
import { lazyPage } from "../platform/load-page.ts";

const LeaveGuard = lazyPage(() => import("./LeaveGuard.tsx").then((file) => file.LeaveGuard));

export const LazyLeaveGuard = ({ when }: { when: boolean }) =>
  when && (
    <Suspense>
      <LeaveGuard when />
    </Suspense>
  );
