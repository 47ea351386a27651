/** What happens after signing in: the client knows who is here, and goes where this person starts. */
import type { User } from "@ijaza/schema/users";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router";
import { actorLoaded } from "./actor.ts";
import { api } from "./api/api.ts";
import { signedIn } from "./identity/auth-state.ts";
import { forgetLogoutDue } from "./logout-due.ts";
import { storeRole, storeToken } from "./stored-role.ts";
import { forgetLoggedOut } from "./was-logged-out.ts";

/** Nothing that was asked for by somebody else stays in the cache. Who must set a password stays where one signs in. */
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
