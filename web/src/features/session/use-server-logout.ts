/** Ends the session on the server; while that fails, the logout stays due and this tab treats nobody as signed in. */
import { useCallback } from "react";
import { forgetLogoutDue, noteLogoutDue } from "../../platform/logout-due.ts";
import { useLogoutMutation } from "./session.api.ts";

/** `end` never rejects: a failure is logged, and signing out goes on. */
export const useServerLogout = () => {
  const [logout, { isLoading }] = useLogoutMutation();
  const end = useCallback(
    (): Promise<void> =>
      logout()
        .unwrap()
        .then(forgetLogoutDue, (error: unknown) => {
          console.warn("logout call failed", error);
          noteLogoutDue();
        }),
    [logout],
  );
  return { end, isLoading };
};
