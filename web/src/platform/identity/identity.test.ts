/** What the store knows of the signed-in user, from the first load to the sign-out. */
import { expect, test } from "vitest";
import { diplomaWith } from "../../testing/diplomas.ts";
import { AGENT, RESPONSABLE, STUDENT } from "../../testing/people.ts";
import { actorLoaded } from "./actor-loaded.ts";
import { authSlice, signedIn } from "./auth-state.ts";
import { currentDiplomaChosen, ownDiplomasLoaded, studentSessionSlice, studentSignedIn } from "./student-session.ts";
import { languageChanged, modesReplaced, NO_USER, userLoaded, userSlice } from "./user-state.ts";

const user = userSlice.reducer;
const auth = authSlice.reducer;
const wallet = "0x00000000000000000000000000000000000000aa";

test("at first every field is empty, and there are no modes", () => {
  const { accessToken, mode, ...fields } = userSlice.getInitialState();
  expect([accessToken, mode]).toEqual([false, []]);
  expect(Object.values(fields).filter(Boolean)).toEqual([]);
  const { numberOfLogins, mode: modes, ...others } = authSlice.getInitialState();
  expect([numberOfLogins, modes]).toEqual([0, []]);
  expect(Object.values(others).filter(Boolean)).toEqual([]);
});

test("a loaded user has the modes that are switched on", () => {
  const loaded = user(NO_USER, userLoaded({ ...RESPONSABLE, blockchainAddress: wallet, language: "ar" }));
  expect(loaded).toMatchObject({
    _id: RESPONSABLE._id,
    accessToken: true,
    role: "resp_uni",
    username: "Salma Trabelsi",
  });
  expect(loaded).toMatchObject({ mode: ["modeOne", "modeTwo", "modeThree"], language: "ar", isAccepted: true });
  expect(loaded.responsableWallet).toBe(wallet);
});

test("the list of modes and the language change without the rest", () => {
  const loaded = user(NO_USER, userLoaded(AGENT));
  expect(user(loaded, modesReplaced(["modeFour"]))).toEqual({ ...loaded, mode: ["modeFour"] });
  expect(user(loaded, languageChanged("fr"))).toEqual({ ...loaded, language: "fr" });
});

test("the token of a sign-in is kept when the user is loaded again, and deleted at the sign-out", () => {
  const begun = auth(undefined, signedIn({ user: { ...AGENT, numberOfLogins: 7 }, token: "handle" }));
  expect(begun).toMatchObject({ token: "handle", role: "agent_uni", numberOfLogins: 7 });
  expect(begun.universityName).toEqual(AGENT.university?.name);
  expect(auth(begun, actorLoaded(AGENT)).token).toBe("handle");
  expect(auth(begun, actorLoaded(null))).toEqual(authSlice.getInitialState());
  expect(user(user(NO_USER, userLoaded(STUDENT)), actorLoaded(null))).toEqual(NO_USER);
});

test("a student’s session holds their diplomas and the one they ask about, and nothing of a member of the staff", () => {
  const session = studentSessionSlice.reducer;
  const diploma = { ...diplomaWith({ status: "signed" }), verifications: 3, hidden: [] };
  expect(session(undefined, { type: "" })).toEqual({
    accessToken: false,
    token: "",
    role: null,
    username: "",
    usernameAr: null,
    email: "",
    universityName: null,
    diplomas: [],
    currentDiploma: {},
  });
  const signedUp = session(undefined, studentSignedIn({ user: STUDENT, token: "handle" }));
  expect(signedUp).toMatchObject({
    token: "handle",
    role: "student",
    username: STUDENT.username,
    email: STUDENT.email,
  });
  expect(signedUp.universityName).toEqual(STUDENT.university?.name);
  const begun = session(signedUp, actorLoaded(STUDENT));
  expect(begun.token).toBe("handle");
  expect(begun).toMatchObject({ accessToken: true, role: "student", username: STUDENT.username, diplomas: [] });
  const held = session(session(begun, ownDiplomasLoaded([diploma])), currentDiplomaChosen(diploma));
  expect(held).toMatchObject({ diplomas: [{ verifications: 3, hidden: [] }], currentDiploma: { _id: diploma._id } });
  expect(session(held, actorLoaded(AGENT))).toEqual(studentSessionSlice.getInitialState());
});
