/**
 * The session check of pages without a store: asks on every change of path who is signed in, first for a student, then for
 * staff. For somebody the store and the session watch are loaded, which go on from there; nobody needs them.
 */

import { verifyStudent } from "@ijaza/schema/session/student";
import { verifyUser } from "@ijaza/schema/users/calls";
import type { Role } from "@ijaza/schema/users/roles";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { Calls } from "../../../platform/api/calls.ts";
import { useCalls } from "../../../platform/api/use-calls.ts";
import { lazyPage } from "../../../platform/load-page.ts";
import { isLogoutDue } from "../../../platform/logout-due.ts";
import { storeRole } from "../../../platform/stored-role.ts";
import type { SignedInVisitorProps } from "./SignedInVisitor.tsx";

const SignedInVisitor = lazyPage<SignedInVisitorProps>(() =>
  import("./SignedInVisitor.tsx").then((file) => file.SignedInVisitor),
);

/** A logout that is due counts as somebody: the session has still to be ended. A call that fails finds nobody. */
async function isSomebodyHere(calls: Calls): Promise<boolean> {
  if (isLogoutDue()) return true;
  const student = await calls.call(verifyStudent, undefined).catch(() => null);
  if (student?.authenticated) return true;
  const staff = await calls.call(verifyUser, undefined).catch(() => null);
  return staff?.authenticated ?? false;
}

export function VisitorCheck({ onRole }: { onRole: (role: Role | undefined) => void }) {
  const { pathname } = useLocation();
  const [isSomebody, setSomebody] = useState(false);
  if (!isSomebody) return <Question key={pathname} onAnswer={setSomebody} />;
  return (
    <Suspense>
      <SignedInVisitor onRole={onRole} />
    </Suspense>
  );
}

/** Asks once. Renders nothing. */
function Question({ onAnswer }: { onAnswer: (isSomebody: boolean) => void }) {
  const calls = useCalls();
  useEffect(() => {
    let isCurrent = true;
    void isSomebodyHere(calls).then((found) => {
      if (!isCurrent) return;
      if (!found) storeRole(null);
      onAnswer(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [calls, onAnswer]);
  return null;
}
