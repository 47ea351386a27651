/** What happens after signing in: the client stores who is signed in and opens this person's start page. */
import type { User } from "@ijaza/schema/users/calls";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router";
import { actorLoaded } from "./actor.ts";
import { api } from "./api/api.ts";
import { signedIn } from "./identity/auth-state.ts";
import { forgetLogoutDue } from "./logout-due.ts";
import { storeRole, storeToken } from "./stored-role.ts";
import { forgetLoggedOut } from "./was-logged-out.ts";

/** Empties the cache of what another person had loaded. Who must set a password first stays on the sign-in page. */
export const useArrival = (start: string) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return ({ user, token }: { user: User; token: string }): void => {
    forgetLogoutDue();
    forgetLoggedOut();
    dispatch(api.util.resetApiState());
    dispatch(actorLoaded(user));
    dispatch(signedIn({ user, token }));
    storeRole(user.role.name);
    storeToken(token);
    if (!user.mustSetPassword) navigate(start, { replace: true });
  };
};
