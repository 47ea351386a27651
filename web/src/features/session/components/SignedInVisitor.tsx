/** The session check and watch of somebody who is signed in and looks at a page without a store. Renders nothing. */
import type { Role } from "@ijaza/schema/users/roles";
import { useEffect, useState } from "react";
import { Provider } from "react-redux";
import { useRole } from "../../../platform/actor.ts";
import { createStore } from "../../../platform/store.ts";
import { useSessionCheck } from "../use-session-check.ts";
import { WatchedSession } from "./WatchedSession.tsx";

export type SignedInVisitorProps = { onRole: (role: Role | undefined) => void };

export function SignedInVisitor({ onRole }: SignedInVisitorProps) {
  const [store] = useState(createStore);
  return (
    <Provider store={store}>
      <Session onRole={onRole} />
    </Provider>
  );
}

function Session({ onRole }: SignedInVisitorProps) {
  useSessionCheck();
  const role = useRole();
  useEffect(() => onRole(role), [onRole, role]);
  return <WatchedSession />;
}
