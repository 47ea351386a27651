/** The sign-in of this browser: its token, who signed in where, and how often. */

import type { Mode, OwnUser, User } from "@ijaza/schema/users/calls";
import type { Role } from "@ijaza/schema/users/roles";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { rootReducer } from "../store.ts";
import { readToken } from "../stored-role.ts";
import { actorLoaded } from "./actor-loaded.ts";
import { modesOf } from "./user-state.ts";

export type AuthState = {
  /** Names the session but does not open it: the cookie does. Empty when nobody is signed in. */
  token: string;
  role: Role | null;
  username: string;
  usernameAr: string | null;
  numero: string | null;
  email: string;
  universityName: NonNullable<User["university"]>["name"] | null;
  numberOfLogins: number;
  lastLoginDate: string | null;
  isAccepted: boolean;
  mode: Mode[];
  logo: string | null;
  signature: string | null;
};

const NOBODY: AuthState = {
  token: "",
  role: null,
  username: "",
  usernameAr: null,
  numero: null,
  email: "",
  universityName: null,
  numberOfLogins: 0,
  lastLoginDate: null,
  isAccepted: false,
  mode: [],
  logo: null,
  signature: null,
};

const stateOf = (user: User | OwnUser, token: string): AuthState => ({
  token,
  role: user.role.name,
  username: user.username,
  usernameAr: user.usernameAr,
  numero: user.numero,
  email: user.email,
  universityName: user.university?.name ?? null,
  numberOfLogins: user.numberOfLogins,
  lastLoginDate: user.lastLoginDate,
  isAccepted: user.IsAccepted,
  mode: modesOf(user.university?.mode),
  logo: user.university?.logo ?? null,
  signature: user.signature,
});

export const authSlice = createSlice({
  name: "auth",
  initialState: NOBODY,
  reducers: {
    signedIn: (_, { payload: { user, token } }: PayloadAction<{ user: User; token: string }>) => stateOf(user, token),
  },
  extraReducers: (builder) => {
    // After a reload the handle is read from this browser's storage.
    builder.addCase(actorLoaded, ({ token }, { payload }) =>
      payload ? stateOf(payload, token || readToken()) : NOBODY,
    );
  },
  selectors: { selectAuth: (auth) => auth },
});

export const { signedIn } = authSlice.actions;

export const { selectAuth } = authSlice.injectInto(rootReducer).selectors;
