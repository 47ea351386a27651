/** Signs out: on the server first, then everything of the person that this browser stores. */
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router";
import { forgetAllUnfinished } from "../../features/imports/imports.parts.tsx";
import { jobsForgotten } from "../../features/jobs/jobs.parts.tsx";
import { useServerLogout } from "../../features/session/session.parts.tsx";
import { actorLoaded } from "../../platform/actor.ts";
import { api } from "../../platform/api/api.ts";
import { announceLogout } from "../../platform/auth-channel.ts";

const LOGIN = "/login";

export const useLogout = (): (() => Promise<void>) => {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { end } = useServerLogout();
  return async () => {
    await end();
    announceLogout(LOGIN);
    for (const key of ["role", "token"]) globalThis.localStorage?.removeItem(key);
    await forgetAllUnfinished();
    dispatch(jobsForgotten());
    navigate(LOGIN, { replace: true });
    dispatch(actorLoaded(null));
    dispatch(api.util.resetApiState());
  };
};
