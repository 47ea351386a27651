/** Shows a page to the roles that may see it, and nothing of it to anybody else. */
import type { Role } from "@ijaza/schema/roles";
import type { ReactNode } from "react";
import { useActor, useSignedInUser } from "../../../platform/actor.ts";
import { PageSpinner } from "../../../ui/Spinner.tsx";

type GuardProps = {
  roles: readonly Role[];
  /** What somebody of another role sees instead: nothing, unless it is given. */
  otherwise?: ReactNode;
  children: ReactNode;
};

export function Guard({ roles, otherwise = null, children }: GuardProps) {
  const { status } = useActor();
  const user = useSignedInUser();
  if (status === "asking") return <PageSpinner />;
  if (!user || user.mustSetPassword) return null;
  return roles.includes(user.role) ? children : otherwise;
}
