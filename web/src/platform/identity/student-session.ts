/** The session of a student: who it is, what diplomas they hold, and which of them they are asking about. */
import type { Reply } from "@ijaza/schema/endpoint";
import type { Texts } from "@ijaza/schema/product";
import type { getOwnStudent } from "@ijaza/schema/students";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { rootReducer } from "../store.ts";
import { actorLoaded } from "./actor-loaded.ts";

type OwnDiplomaRecord = Reply<typeof getOwnStudent>["student"]["diplomas"][number];

export type StudentSession = {
  accessToken: boolean;
  role: "student" | null;
  username: string;
  email: string;
  universityName: Texts | null;
  diplomas: OwnDiplomaRecord[];
  /** The one that a correction is being asked for. */
  currentDiploma: OwnDiplomaRecord | null;
};

const NOBODY: StudentSession = {
  accessToken: false,
  role: null,
  username: "",
  email: "",
  universityName: null,
  diplomas: [],
  currentDiploma: null,
};

export const studentSessionSlice = createSlice({
  name: "studentSession",
  initialState: NOBODY,
  reducers: {
    ownDiplomasLoaded: (session, { payload }: PayloadAction<OwnDiplomaRecord[]>) => {
      session.diplomas = payload;
    },
    currentDiplomaChosen: (session, { payload }: PayloadAction<OwnDiplomaRecord | null>) => {
      session.currentDiploma = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(actorLoaded, (session, { payload }) => {
      if (payload?.role.name !== "student") return NOBODY;
      const { username, email, university } = payload;
      const who = { role: "student" as const, username, email, universityName: university?.name ?? null };
      return { ...session, accessToken: true, ...who };
    });
  },
  selectors: { selectStudentSession: (session) => session },
});

export const { ownDiplomasLoaded, currentDiplomaChosen } = studentSessionSlice.actions;

const { selectStudentSession } = studentSessionSlice.injectInto(rootReducer).selectors;

export const useStudentSession = (): StudentSession => useSelector(selectStudentSession);
