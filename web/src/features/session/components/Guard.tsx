/** Shows a page only to the roles that may see it. */
import type { Role } from "@ijaza/schema/users/roles";
import type { ReactNode } from "react";
import { useActor, useSignedInUser } from "../../../platform/actor.ts";
import { PageSpinner } from "../../../ui/Spinner.tsx";

type GuardProps = {
  roles: readonly Role[];
  /** Shown to other roles; nothing by default. */
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
