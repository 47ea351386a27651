/** Signing in, tested through the page. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { gateFor } from "../../testing/gate.ts";
import { AGENT, STUDENT, studentWith } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answer, type Answers, serve } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";

const fillIn = async (identifier: string) => {
  writeInto(await screen.findByLabelText(identifier), "agent@ijaza.example");
  writeInto(screen.getByLabelText("Password"), "wrong");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
};

test("a wrong password shows the server's message, and the form stays filled in", async () => {
  serve({
    "POST /api/user/signin": () => ({
      status: 401,
      body: { error: "invalid_credentials", message: "The identifier or the password is incorrect." },
    }),
  });
  await renderApp("/login");
  await fillIn("E-mail or username");
  expect((await screen.findByRole("alert")).textContent).toContain("The identifier or the password is incorrect.");
  expect(screen.getByLabelText<HTMLInputElement>("E-mail or username").value).toBe("agent@ijaza.example");
});

test("a server that cannot be reached is reported as such", async () => {
  serve({ "POST /api/user/signinStudentWithPassword": () => Promise.reject(new TypeError("offline")) });
  await renderApp("/login_student");
  await fillIn("Student number or e-mail");
  expect((await screen.findByRole("alert")).textContent).toContain("cannot be reached");
});

test("an ended session is reported on the sign-in page", async () => {
  serve();
  await renderApp("/login?session_expired=true");
  await screen.findByText("Your session has ended. Please log in again.");
});

test("a password can be shown and hidden", async () => {
  serve();
  await renderApp("/Login");
  const field = await screen.findByLabelText<HTMLInputElement>("Password");
  await userEvent.click(screen.getByRole("button", { name: "Show the password" }));
  expect(field.type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide the password" }));
  expect(field.type).toBe("password");
});

test("a protected page shows nothing without a session, and redirects to the sign-in", async () => {
  serve();
  await renderApp("/dashboard");
  await screen.findByRole("heading", { name: "Sign in to your university" });
});

test("an unknown path shows the page for unknown paths", async () => {
  serve();
  await renderApp("/nowhere");
  await screen.findByRole("heading", { name: "Page not found" });
});

test("/ministry_login leads to the sign-in", async () => {
  serve();
  await renderApp("/ministry_login");
  await screen.findByRole("heading", { name: "Sign in to your university" });
});

test("a student who signed in is asked for first, arrives at their own page, and the staff's pages show them nothing", async () => {
  const user = { _id: "s", username: "Nour", role: { name: "student" }, university: null };
  const requests = serve({
    "GET /api/student/verify": () => ({ body: { authenticated: true, user } }),
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: AGENT } }),
  });
  await renderApp("/dashboard");
  await screen.findByText(/Hello, .*Nour/);
  expect(requests.map(({ path }) => path)).not.toContain("/api/user/verify");
});

const NEWCOMER = { _id: "s", username: "Nour Ferjani", email: "nour@ijaza.example", role: { name: "student" } };
const COMING = { body: { authenticated: true, user: { ...NEWCOMER, mustSetPassword: true }, token: "t" } };
const giveCode = async () => {
  await renderApp("/login_student");
  await userEvent.click(await screen.findByRole("link", { name: "First sign-in with a code" }));
  writeInto(await screen.findByLabelText("Student number or e-mail"), "L2026");
  await userEvent.type(screen.getByLabelText("Code from the e-mail"), "ab12cd34ef56");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
};

test("a first sign-in by the mailed code asks for a password, and then shows the own page", {
  tags: ["all"],
}, async () => {
  const signedIn = { body: { authenticated: true, user: NEWCOMER, token: "t" } };
  const requests = serve({
    "POST /api/user/signinStudent": () => COMING,
    "PUT /api/student/updateStudentFirstLogin": () => signedIn,
  });
  await giveCode();
  writeInto(await screen.findByLabelText("New password"), "a sentence of my own");
  await userEvent.click(screen.getByRole("button", { name: "Set the password and continue" }));
  await waitFor(() => expect(localStorage.getItem("role")).toBe("student"));
  const sent = (path: string) => JSON.parse(requests.find((call) => call.path === path)?.body ?? "{}");
  expect(sent("/api/user/signinStudent")).toEqual({ identifier: "L2026", code: "AB12-CD34-EF56" });
  expect(sent("/api/student/updateStudentFirstLogin")).toEqual({ password: "a sentence of my own" });
  const isCounted = () => requests.some(({ path }) => path === "/api/user/incrementStudentNumberOfLogins");
  await waitFor(() => expect(isCounted()).toBe(true));
});

test("the link of the mail fills number and code in, and leaves neither in the address", async () => {
  const requests = serve({ "POST /api/user/signinStudent": () => COMING });
  globalThis.history.replaceState(null, "", "/login_student?first=true#AB12-CD34-EF56.L2026");
  await renderApp("/login_student?first=true#AB12-CD34-EF56.L2026");
  await userEvent.click(await screen.findByRole("button", { name: "Sign in" }));
  await screen.findByLabelText("New password");
  const { body } = requests.find(({ path }) => path === "/api/user/signinStudent")!;
  expect(JSON.parse(body)).toEqual({ identifier: "L2026", code: "AB12-CD34-EF56" });
  expect(globalThis.location.hash).toBe("");
});

test("a student's page opens once the present sign-in is counted", async () => {
  const counted = gateFor<Answer>();
  const held = (numberOfLogins: number) => ({ authenticated: true, user: { ...STUDENT, numberOfLogins }, token: "t" });
  const answers: Answers = {
    "POST /api/user/signinStudentWithPassword": () => ({ body: held(0) }),
    "POST /api/user/incrementStudentNumberOfLogins": () => counted.opened,
    "GET /api/student": () => ({ body: { student: { ...studentWith(), diplomas: [], certificates: [] } } }),
  };
  const requests = serve(answers);
  await renderApp("/login_student");
  await fillIn("Student number or e-mail");
  await waitFor(() => expect(requests.at(-1)?.path).toBe("/api/user/incrementStudentNumberOfLogins"));
  expect(localStorage.getItem("role")).toBeNull();
  answers["GET /api/student/verify"] = () => ({ body: held(1) });
  counted.open({ body: { numberOfLogins: 1 } });
  await userEvent.click(await screen.findByText("Account and security", { selector: "summary *" }));
  await screen.findByText("You have signed in 1 time.");
});

test("a student without a password is redirected to setting it, and can sign out", async () => {
  const half = { ...NEWCOMER, mustSetPassword: true, university: null, numero: null };
  serve({
    "GET /api/student/verify": () => ({ body: { authenticated: true, user: half } }),
    "POST /api/user/logout": () => ({ status: 204 }),
  });
  await renderApp("/student_profile/");
  await screen.findByRole("heading", { name: "Choose your password" });
  await userEvent.click(screen.getByRole("button", { name: "Log out" }));
  await screen.findByRole("heading", { name: "Sign in to your diplomas and certificates" });
});

test("a student of several universities is asked to choose one", { tags: ["all"] }, async () => {
  const universities = [
    { _id: "w", name: { en: "Wadi Nour", fr: "Wadi Nour", ar: "وادي النور" } },
    { _id: "b", name: { en: "Borj", fr: "Borj", ar: "برج" } },
  ];
  const requests = serve({
    "POST /api/user/signinStudent": ({ body }) =>
      body.includes("universityId")
        ? COMING
        : { status: 409, body: { error: "choose_university", message: "Choose.", universities } },
  });
  await giveCode();
  await userEvent.click(await screen.findByRole("radio", { name: "Borj" }));
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  await screen.findByRole("heading", { name: "Choose your password" });
  const calls = requests.filter(({ path }) => path === "/api/user/signinStudent");
  expect(JSON.parse(calls.at(-1)?.body ?? "{}").universityId).toBe("b");
});
