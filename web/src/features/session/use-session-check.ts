/** Asks on every change of path who is signed in, first for a student, then for staff, and redirects by the rules. */
import type { OwnUser, User } from "@ijaza/schema/users/calls";
import { useCallback, useEffect } from "react";
import { useDispatch } from "react-redux";
import { useLocation, useNavigate } from "react-router";
import { actorLoaded, useActor } from "../../platform/actor.ts";
import { isLogoutDue } from "../../platform/logout-due.ts";
import { expiredAt } from "../../platform/sign-in-address.ts";
import { storeRole, storeToken } from "../../platform/stored-role.ts";
import { forgetLoggedOut, noteLoggedOut } from "../../platform/was-logged-out.ts";
import { redirectOf, type Visitor, zoneOf } from "./redirects.ts";
import { useLazyVerifyStudentQuery, useLazyVerifyUserQuery } from "./session.api.ts";
import { useServerLogout } from "./use-server-logout.ts";

const foundIn = (user: User | null): Visitor => {
  if (!user) return "nobody";
  const who = user.role.name === "student" ? "student" : "staff";
  return user.mustSetPassword ? `owing-${who}` : who;
};

/** Leaves guarded pages when the server has ended the session. */
const useLostSession = () => {
  const { lost } = useActor();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!lost) return;
    storeRole(null);
    storeToken(null);
    const zone = zoneOf(pathname);
    if (zone !== "staff" && zone !== "student") return;
    noteLoggedOut();
    navigate(expiredAt(zone === "staff" ? "/login" : "/login_student"), { replace: true });
  }, [lost, pathname, navigate]);
};

/** Asks who holds a session. A logout that is due comes first, and while it fails nobody is signed in. */
const useWhoIsHere = (): (() => Promise<OwnUser | null>) => {
  const [askStudent] = useLazyVerifyStudentQuery();
  const [askStaff] = useLazyVerifyUserQuery();
  const { end } = useServerLogout();
  return useCallback(async () => {
    if (isLogoutDue()) await end();
    if (isLogoutDue()) return null;
    const student = await askStudent()
      .unwrap()
      .catch(() => null);
    if (student?.authenticated) return student.user;
    const staff = await askStaff()
      .unwrap()
      .catch(() => null);
    return staff?.authenticated ? staff.user : null;
  }, [askStudent, askStaff, end]);
};

export const useSessionCheck = (): void => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const whoIsHere = useWhoIsHere();
  useLostSession();

  useEffect(() => {
    let current = true;
    const ask = async () => {
      const user = await whoIsHere();
      if (!current) return;
      // Somebody may have signed in in another tab.
      if (user) forgetLoggedOut();
      dispatch(actorLoaded(user));
      storeRole(user?.role.name ?? null);
      const target = redirectOf({ pathname, found: foundIn(user) });
      if (target) navigate(target, { replace: true });
    };
    void ask();
    return () => {
      current = false;
    };
  }, [pathname, navigate, dispatch, whoIsHere]);
};
