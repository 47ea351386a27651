/** Ends the session on the server; where that fails, it is due, and this tab keeps nobody in meanwhile. */
import { useCallback } from "react";
import { forgetLogoutDue, noteLogoutDue } from "../../platform/logout-due.ts";
import { useLogoutMutation } from "./session.api.ts";

/** `end` never rejects: a failure is logged, and whoever leaves goes on. */
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
