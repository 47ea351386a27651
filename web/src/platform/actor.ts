/**
 * Who is signed in, in this browser: the room `session` asks the server on every change of path, and any room may read
 * it.
 */
import { type Role, universityReaders } from "@ijaza/schema/users/roles";
import { createSlice } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { sessionLost } from "./api/base-query.ts";
import { actorLoaded } from "./identity/actor-loaded.ts";
import { type AuthState, selectAuth } from "./identity/auth-state.ts";
import "./identity/student-session.ts";
import { selectUser, type UserState } from "./identity/user-state.ts";
import { rootReducer } from "./store.ts";

export type Actor = {
  /** `asking` until the first answer; guards show nothing of a guarded page before `somebody`. */
  status: "asking" | "nobody" | "somebody";
  /** The server ended a session that this page took to be open. */
  lost: boolean;
  /** Another tab has signed out and this one is about to follow, so refused calls need no message. */
  leaving: boolean;
};

const initialState: Actor = { status: "asking", lost: false, leaving: false };

const slice = createSlice({
  name: "actor",
  initialState,
  reducers: {
    actorLeaving: (actor) => {
      actor.leaving = true;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(actorLoaded, (_, { payload }): Actor => {
        return { status: payload ? "somebody" : "nobody", lost: false, leaving: false };
      })
      .addCase(sessionLost, (actor): Actor => {
        if (actor.status !== "somebody" || actor.leaving) return actor;
        return { status: "nobody", lost: true, leaving: false };
      });
  },
  selectors: { selectActor: (actor) => actor },
});

export const { actorLeaving } = slice.actions;
export { actorLoaded };

const { selectActor } = slice.injectInto(rootReducer).selectors;

export const useActor = (): Actor => useSelector(selectActor);

/** A user who is signed in has a role. */
export type SignedInUser = UserState & { role: Role };

const isSignedIn = (user: UserState): user is SignedInUser => user.role !== null;

/** The signed-in user, or null, for pages that are also shown to nobody. */
export const useSignedInUser = (): SignedInUser | null => {
  const { status } = useActor();
  const user = useSelector(selectUser);
  return status === "somebody" && isSignedIn(user) ? user : null;
};

/** The signed-in user of a guarded page. */
export const useUser = (): SignedInUser => {
  const user = useSignedInUser();
  if (!user) throw new Error("a guarded page was shown to nobody");
  return user;
};

/** Whether the account works for a university, and has none at present. */
export const lacksUniversity = ({ role, university }: Pick<SignedInUser, "role" | "university">): boolean =>
  university === null && universityReaders.some((each) => each === role);

export const useRole = (): Role | undefined => useSignedInUser()?.role;

/** The sign-in of this browser. */
export const useAuth = (): AuthState => useSelector(selectAuth);
