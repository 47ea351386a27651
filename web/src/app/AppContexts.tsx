/** What pages need of the application: the calls, and who looks at them. */
import type { ReactNode } from "react";
import { useStore } from "react-redux";
import { useRole } from "../platform/actor.ts";
import { CallsContext } from "../platform/api/use-calls.ts";
import type { Store } from "../platform/store.ts";
import { VisitorContext } from "../platform/visitor.ts";

export function AppContexts({ children }: { children: ReactNode }) {
  const { calls } = useStore() as Store;
  return (
    <CallsContext value={calls}>
      <VisitorContext value={useRole()}>{children}</VisitorContext>
    </CallsContext>
  );
}
