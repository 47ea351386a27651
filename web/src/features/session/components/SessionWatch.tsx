/**
 * Watches a signed-in person's session: input prolongs it; idleness, other tabs and the server end it. Renders nothing.
 */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { actorLeaving, useRole } from "../../../platform/actor.ts";
import { sessionLost } from "../../../platform/api/base-query.ts";
import { announceLogout, listenForLogout } from "../../../platform/auth-channel.ts";
import { expiredAt, type SignInAddress } from "../../../platform/sign-in-address.ts";
import { dismissToast, showToast } from "../../../ui/toast.ts";
import { COUNTDOWN_MS, INPUT_EVENTS, startIdleClock } from "../idle-clock.ts";
import { useKeepAliveMutation, useLazyVerifyStudentQuery, useLazyVerifyUserQuery } from "../session.api.ts";
import { useServerLogout } from "../use-server-logout.ts";
import { loginOf, useSessionEnd } from "../use-session-end.ts";
import { watchSessionEnd } from "../watch-session-end.ts";

const REDIRECT_MS = 1000;
const OTHER_TAB_MS = 3000;

export function SessionWatch() {
  const { t } = useTranslation("session");
  const role = useRole();
  const endHere = useSessionEnd();
  const [keepAlive] = useKeepAliveMutation();
  const logout = useServerLogout();
  const [askStudent] = useLazyVerifyStudentQuery();
  const [askStaff] = useLazyVerifyUserQuery();
  const dispatch = useDispatch();

  const end = async () => {
    showToast(t("notice.ended"), { tone: "bad" });
    await logout.end();
    const address = expiredAt(loginOf(role));
    announceLogout(address);
    endHere({ to: address, after: REDIRECT_MS });
  };

  const leave = (address: SignInAddress = loginOf(role)) => {
    dispatch(actorLeaving());
    showToast(t("notice.otherTab"), { duration: OTHER_TAB_MS });
    setTimeout(() => endHere({ to: address, after: 0 }), OTHER_TAB_MS);
  };

  const lose = () => dispatch(sessionLost());
  const lasts = async () => {
    const { authenticated } = await (role === "student" ? askStudent() : askStaff()).unwrap();
    return authenticated;
  };

  // The watch lasts as long as the session, while its callbacks change with every rendering.
  const now = { end, leave, lose, lasts, warn: () => t("notice.idle"), alive: () => void keepAlive() };
  const calls = useRef(now);
  calls.current = now;

  useEffect(() => {
    let warning = 0;
    const clock = startIdleClock({
      onAlive: () => calls.current.alive(),
      onWarn: () => {
        warning = showToast(calls.current.warn(), { tone: "wait", duration: COUNTDOWN_MS, countdown: true });
      },
      onBack: () => dismissToast(warning),
      onEnd: () => void calls.current.end(),
    });
    for (const name of INPUT_EVENTS) addEventListener(name, clock.touch, { passive: true, capture: true });
    return () => {
      clock.stop();
      for (const name of INPUT_EVENTS) removeEventListener(name, clock.touch, { capture: true });
    };
  }, []);

  useEffect(() => {
    // Only the first counts: a tab that times out while its owner signs out announces it twice.
    const stop = listenForLogout((address) => {
      stop();
      calls.current.leave(address);
    });
    return stop;
  }, []);

  useEffect(() => watchSessionEnd({ onEnd: () => calls.current.lose(), lasts: () => calls.current.lasts() }), []);

  return null;
}
