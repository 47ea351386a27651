/** What pages without a store need of the application: the calls, and who looks at them. */
import { type ReactNode, useState } from "react";
import { useRole } from "../platform/actor.ts";
import { createCalls } from "../platform/api/calls.ts";
import { csrf } from "../platform/api/csrf.ts";
import { createSend } from "../platform/api/send.ts";
import { CallsContext } from "../platform/api/use-calls.ts";
import { VisitorContext } from "../platform/visitor.ts";

export function AppContexts({ children }: { children: ReactNode }) {
  const [calls] = useState(() => createCalls({ send: createSend(csrf) }));
  return (
    <CallsContext value={calls}>
      <VisitorContext value={useRole()}>{children}</VisitorContext>
    </CallsContext>
  );
}
