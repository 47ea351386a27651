/** Who sits before this browser: asked on every change of path by the room `session`, read by whoever needs it. */
import type { Role } from "@ijaza/schema/roles";
import type { Mode, OwnUser, User } from "@ijaza/schema/users";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { sessionLost } from "./api/base-query.ts";
import { rootReducer } from "./store.ts";

export type Actor = {
  /** `asking` until the first answer; guards show nothing of what they guard before `somebody`. */
  status: "asking" | "nobody" | "somebody";
  user: OwnUser | null;
  /** The server ended a session that this page thought it had. */
  lost: boolean;
  /** Another tab has signed out, and this one is about to follow: that its calls are refused by now is no news. */
  leaving: boolean;
};

const initialState: Actor = { status: "asking", user: null, lost: false, leaving: false };

const slice = createSlice({
  name: "actor",
  initialState,
  reducers: {
    /** A sign-in says nothing of a waiting e-mail; the check that follows on the next page does. */
    actorLoaded: (_, { payload }: PayloadAction<User | OwnUser | null>): Actor => ({
      status: payload ? "somebody" : "nobody",
      user: payload && { pendingEmail: null, ...payload },
      lost: false,
      leaving: false,
    }),
    actorLeaving: (actor) => {
      actor.leaving = true;
    },
    modeChosen: (actor, { payload }: PayloadAction<Mode>) => {
      if (actor.user) actor.user.modeSelected = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionLost, (actor): Actor => {
      if (!actor.user || actor.leaving) return actor;
      return { status: "nobody", user: null, lost: true, leaving: false };
    });
  },
  selectors: { selectActor: (actor) => actor },
});

export const { actorLoaded, actorLeaving, modeChosen } = slice.actions;

const injected = slice.injectInto(rootReducer);

export const useActor = (): Actor => useSelector(injected.selectors.selectActor);

/** The signed-in user of a guarded page. */
export const useUser = (): OwnUser => {
  const { user } = useActor();
  if (!user) throw new Error("a guarded page was shown to nobody");
  return user;
};

export const useRole = (): Role | undefined => useActor().user?.role.name;
