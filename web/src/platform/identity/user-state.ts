/** The signed-in user as pages read it: every field is empty until a user is loaded, and again after sign-out. */
import type { Language } from "@ijaza/schema/product";
import { MODES, type Mode, type OwnUser, type User } from "@ijaza/schema/users/calls";
import type { Role } from "@ijaza/schema/users/roles";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { universityLost } from "../api/base-query.ts";
import { rootReducer } from "../store.ts";
import { actorLoaded } from "./actor-loaded.ts";

export type UserState = {
  _id: string;
  /** Whether a user is loaded. */
  accessToken: boolean;
  role: Role | null;
  username: string;
  usernameAr: string | null;
  numero: string | null;
  email: string;
  /** An e-mail that waits to be confirmed. */
  pendingEmail: string | null;
  university: User["university"];
  speciality: string | null;
  /** The university's import modes. */
  mode: Mode[];
  modeSelected: Mode | null;
  isAccepted: boolean;
  mustSetPassword: boolean;
  logo: string | null;
  signature: string | null;
  language: Language | null;
  responsableWallet: string | null;
  /** Balance of the platform's wallet in wei; for its admins. */
  adminBalance: string | null;
};

export const NO_USER: UserState = {
  _id: "",
  accessToken: false,
  role: null,
  username: "",
  usernameAr: null,
  numero: null,
  email: "",
  pendingEmail: null,
  university: null,
  speciality: null,
  mode: [],
  modeSelected: null,
  isAccepted: false,
  mustSetPassword: false,
  logo: null,
  signature: null,
  language: null,
  responsableWallet: null,
  adminBalance: null,
};

/** The modes that are switched on, in their order. */
export const modesOf = (modes: NonNullable<User["university"]>["mode"] | undefined): Mode[] =>
  MODES.filter((mode) => modes?.[mode]);

const stateOf = (user: User | OwnUser): UserState => ({
  _id: user._id,
  accessToken: true,
  role: user.role.name,
  username: user.username,
  usernameAr: user.usernameAr,
  numero: user.numero,
  email: user.email,
  pendingEmail: "pendingEmail" in user ? user.pendingEmail : null,
  university: user.university,
  speciality: user.speciality,
  mode: modesOf(user.university?.mode),
  modeSelected: user.modeSelected,
  isAccepted: user.IsAccepted,
  mustSetPassword: user.mustSetPassword,
  logo: user.university?.logo ?? null,
  signature: user.signature,
  language: user.language,
  responsableWallet: user.blockchainAddress,
  adminBalance: user.adminBalance,
});

export const userSlice = createSlice({
  name: "user",
  initialState: NO_USER,
  reducers: {
    userLoaded: (_, { payload }: PayloadAction<User | OwnUser>) => stateOf(payload),
    modesReplaced: (user, { payload }: PayloadAction<Mode[]>) => {
      user.mode = payload;
    },
    modeChosen: (user, { payload }: PayloadAction<Mode>) => {
      user.modeSelected = payload;
    },
    /** Called when the password that was due has been set. */
    passwordSet: (user) => {
      user.mustSetPassword = false;
    },
    languageChanged: (user, { payload }: PayloadAction<Language>) => {
      user.language = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(actorLoaded, (_, { payload }) => (payload ? stateOf(payload) : NO_USER))
      .addCase(universityLost, (user) => ({ ...user, university: null, mode: [], modeSelected: null, logo: null }));
  },
  selectors: { selectUser: (user) => user },
});

export const { userLoaded, modesReplaced, modeChosen, passwordSet, languageChanged } = userSlice.actions;

export const { selectUser } = userSlice.injectInto(rootReducer).selectors;
