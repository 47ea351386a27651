/** The session of a student: who it is, which diplomas they hold, and which one they want corrected. */
import type { Reply } from "@ijaza/schema/calls/endpoint";
import type { Texts } from "@ijaza/schema/product";
import type { getOwnStudent } from "@ijaza/schema/students/calls";
import type { OwnUser, User } from "@ijaza/schema/users/calls";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { rootReducer } from "../store.ts";
import { readToken } from "../stored-role.ts";
import { actorLoaded } from "./actor-loaded.ts";

type OwnDiplomaRecord = Reply<typeof getOwnStudent>["student"]["diplomas"][number];

export type StudentSession = {
  accessToken: boolean;
  /** Names the session but does not open it: the cookie does. */
  token: string;
  role: "student" | null;
  username: string;
  usernameAr: string | null;
  email: string;
  universityName: Texts | null;
  diplomas: OwnDiplomaRecord[];
  /** The diploma that a correction is being requested for; empty otherwise. */
  currentDiploma: Partial<OwnDiplomaRecord>;
};

const NOBODY: StudentSession = {
  accessToken: false,
  token: "",
  role: null,
  username: "",
  usernameAr: null,
  email: "",
  universityName: null,
  diplomas: [],
  currentDiploma: {},
};

const whoIs = ({ username, usernameAr, email, university }: User | OwnUser) => ({
  role: "student" as const,
  username,
  usernameAr,
  email,
  universityName: university?.name ?? null,
});

export const studentSessionSlice = createSlice({
  name: "studentSession",
  initialState: NOBODY,
  reducers: {
    studentSignedIn: (session, { payload: { user, token } }: PayloadAction<{ user: User; token: string }>) => ({
      ...session,
      ...whoIs(user),
      token,
    }),
    ownDiplomasLoaded: (session, { payload }: PayloadAction<OwnDiplomaRecord[]>) => {
      session.diplomas = payload;
    },
    currentDiplomaChosen: (session, { payload }: PayloadAction<Partial<OwnDiplomaRecord>>) => {
      session.currentDiploma = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(actorLoaded, (session, { payload }) => {
      if (payload?.role.name !== "student") return NOBODY;
      // After a reload the handle is read from this browser's storage.
      return { ...session, ...whoIs(payload), accessToken: true, token: session.token || readToken() };
    });
  },
  selectors: { selectStudentSession: (session) => session },
});

export const { studentSignedIn, ownDiplomasLoaded, currentDiplomaChosen } = studentSessionSlice.actions;

const { selectStudentSession } = studentSessionSlice.injectInto(rootReducer).selectors;

export const useStudentSession = (): StudentSession => useSelector(selectStudentSession);
