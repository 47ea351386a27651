/** Asks on every change of path who is here, first for a student, then for staff, and leads where the rules say. */
import type { User } from "@ijaza/schema/users";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import { useLocation, useNavigate } from "react-router";
import { actorLoaded, useActor } from "../../platform/actor.ts";
import { storeRole, storeToken } from "../../platform/stored-role.ts";
import { type Found, redirectOf, zoneOf } from "./redirects.ts";
import { useLazyVerifyStudentQuery, useLazyVerifyUserQuery } from "./session.api.ts";

const foundIn = (user: User | null): Found => {
  if (!user) return "nobody";
  if (user.role.name !== "student") return "staff";
  return user.mustSetPassword ? "newcomer" : "student";
};

/** Leads out of guarded pages when the server has ended the session. */
const useLostSession = () => {
  const { lost } = useActor();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!lost) return;
    storeRole(null);
    storeToken(null);
    const zone = zoneOf(pathname);
    if (zone === "staff") navigate("/login?session_expired=true", { replace: true });
    if (zone === "student") navigate("/login_student?session_expired=true", { replace: true });
  }, [lost, pathname, navigate]);
};

export const useSessionCheck = (): void => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const [askStudent] = useLazyVerifyStudentQuery();
  const [askStaff] = useLazyVerifyUserQuery();
  useLostSession();

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const student = await askStudent()
        .unwrap()
        .catch(() => null);
      const session = student?.authenticated
        ? student
        : await askStaff()
            .unwrap()
            .catch(() => null);
      if (!current) return;
      const user = session?.authenticated ? session.user : null;
      dispatch(actorLoaded(user));
      storeRole(user?.role.name ?? null);
      const target = redirectOf({ pathname, found: foundIn(user) });
      if (target) navigate(target, { replace: true });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [pathname, navigate, dispatch, askStudent, askStaff]);
};
