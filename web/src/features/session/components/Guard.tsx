/** Shows a page to the roles that may see it, and nothing of it to anybody else. */
import type { Role } from "@ijaza/schema/roles";
import type { ReactNode } from "react";
import { useActor, useSignedInUser } from "../../../platform/actor.ts";
import { PageSpinner } from "../../../ui/Spinner.tsx";

export function Guard({ roles, children }: { roles: readonly Role[]; children: ReactNode }) {
  const { status } = useActor();
  const user = useSignedInUser();
  if (status === "asking") return <PageSpinner />;
  if (!user || user.mustSetPassword) return null;
  return roles.includes(user.role) ? children : null;
}
