/**
 * Ends a session in this browser: deletes what it stores of the person, and leads to the sign-in page with the reason.
 */
import type { Role } from "@ijaza/schema/users/roles";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router";
import { actorLoaded } from "../../platform/actor.ts";
import { api } from "../../platform/api/api.ts";
import { isExpired, type SignInAddress, type SignInPath } from "../../platform/sign-in-address.ts";
import { storeRole, storeToken } from "../../platform/stored-role.ts";
import { noteLoggedOut } from "../../platform/was-logged-out.ts";

export const loginOf = (role: Role | undefined): SignInPath => (role === "student" ? "/login_student" : "/login");

/** Deletes what this browser holds of the person, in memory and in storage. */
export const useForget = () => {
  const dispatch = useDispatch();
  return (): void => {
    storeRole(null);
    storeToken(null);
    dispatch(actorLoaded(null));
    dispatch(api.util.resetApiState());
  };
};

/**
 * Goes to the sign-in after that many milliseconds; guarded pages show nothing meanwhile. Only an expiry is remembered:
 * whoever signed out in another tab knows it.
 */
export const useSessionEnd = () => {
  const forget = useForget();
  const navigate = useNavigate();
  return ({ to, after }: { to: SignInAddress; after: number }): void => {
    if (isExpired(to)) noteLoggedOut();
    forget();
    setTimeout(() => navigate(to, { replace: true }), after);
  };
};
