/** What pages need of the application: the calls, and who looks at them. */
import { type ReactNode, useLayoutEffect, useState } from "react";
import { useDispatch } from "react-redux";
import { useRole } from "../platform/actor.ts";
import { createStaffCalls, followStore } from "../platform/api/staff-calls.ts";
import { CallsContext } from "../platform/api/use-calls.ts";
import { VisitorContext } from "../platform/visitor.ts";

export function AppContexts({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const [calls] = useState(() => createStaffCalls(dispatch));
  useLayoutEffect(() => followStore(dispatch, calls), [dispatch, calls]);
  return (
    <CallsContext value={calls}>
      <VisitorContext value={useRole()}>{children}</VisitorContext>
    </CallsContext>
  );
}
