/** The guard of unsaved input on pages whose visitors mostly leave no form half-way: its code comes with the first letter. */
import { Suspense, useEffect } from "react";
import { lazyPage } from "../platform/load-page.ts";
import { holdWork, leaveWork } from "../platform/unsaved-work.ts";

const LeaveGuard = lazyPage(() => import("./LeaveGuard.tsx").then((file) => file.LeaveGuard));

export const LazyLeaveGuard = ({ when }: { when: boolean }) =>
  when && (
    <Suspense fallback={<Holding />}>
      <LeaveGuard when />
    </Suspense>
  );

/** Holds the work until the guard has come, who then asks about whatever wanted to go on. */
function Holding() {
  useEffect(() => {
    const waiting: (() => void)[] = [];
    const release = holdWork((go) => void waiting.push(go));
    return () => {
      release();
      // After this rendering, in which the guard begins to hold it.
      queueMicrotask(() => {
        for (const go of waiting) leaveWork(go);
      });
    };
  }, []);
  return null;
}
