/** The list of users, as a responsable uses it. */
import type { ListedUser } from "@ijaza/schema/users/calls";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AGENT, NETWORK_ADMIN, RESPONSABLE } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import { universityWith } from "../../testing/universities.ts";
import { writeInto } from "../../testing/write-into.ts";

const AT = "2026-11-18T09:00:00Z";
const worker: ListedUser = { ...AGENT, invitation: null, pendingEmail: null };
const guest: ListedUser = {
  ...AGENT,
  _id: "gu000000000000000000000000",
  username: "Rim",
  email: "rim@wadi.example",
  IsAccepted: false,
  invitation: { state: "failed", at: AT },
  pendingEmail: null,
};

type Options = { users?: ListedUser[]; language?: "en" | "ar" };

const open = async (
  path: string,
  answers: Answers = {},
  { users = [worker, guest], language = "en" }: Options = {},
) => {
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: RESPONSABLE } }),
    "GET /api/user/getAllUsers": () => ({ body: { users, total: users.length, page: 1, pageSize: 50 } }),
    ...answers,
  });
  await renderApp(path, { language });
  return requests;
};
const choose = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole("button", { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
};
const sentTo = (requests: { path: string; body: string }[], path: string): unknown =>
  JSON.parse(requests.find((each) => each.path === path)?.body ?? "null");

test("an invitation whose mail was not delivered says so, and is sent again", async () => {
  const requests = await open("/usersList", { "POST /api/user/resendInvitation": () => ({ body: { user: guest } }) });
  const row = await screen.findByRole("row", { name: /Rim/ });
  within(row).getByText("E-mail not delivered");
  await choose("Rim", "Send the invitation again");
  await screen.findByText(/The invitation to .*rim@wadi.example.* is on its way/);
  expect(sentTo(requests, "/api/user/resendInvitation")).toEqual({ userId: guest._id });
});

test("blocking an agent asks first, and says what it does", async () => {
  const path = `/api/user/blockAgent/${AGENT._id}`;
  const requests = await open("/usersList", {
    [`PUT ${path}`]: () => ({ body: { user: { ...worker, blocked: true } } }),
  });
  await choose(AGENT.username, "Block");
  const dialog = await screen.findByRole("dialog", { name: /Block .*Youssef Haddad/ });
  within(dialog).getByText(/signed out everywhere at once/);
  expect(sentTo(requests, path)).toBeNull();
  await userEvent.click(within(dialog).getByRole("button", { name: "Block" }));
  await screen.findByText(/has been blocked and signed out/);
  expect(sentTo(requests, path)).toEqual({ blocked: true });
});

test("deleting says what remains, and a refusal is shown in the dialog", async () => {
  await open("/usersList", {
    "DELETE /api/user/deleteAgent": () => ({ status: 403, body: { error: "forbidden", message: "Not yours." } }),
  });
  await choose(AGENT.username, "Delete");
  const dialog = await screen.findByRole("dialog", { name: /Delete .*Youssef Haddad/ });
  within(dialog).getByText(/imported and signed remains/);
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await within(dialog).findByText("Not yours.");
});

test("a mail to a user needs a subject and a message", { tags: ["all"] }, async () => {
  const requests = await open("/usersList", { "POST /api/user/sendMail": () => ({ status: 202 }) });
  await choose(AGENT.username, "Write an e-mail");
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Send" }));
  expect(within(dialog).getAllByText("Please fill this in.")).toHaveLength(2);
  writeInto(within(dialog).getByLabelText("Subject"), "June");
  writeInto(within(dialog).getByLabelText("Message"), "Please sign.");
  await userEvent.click(within(dialog).getByRole("button", { name: "Send" }));
  await waitFor(() =>
    expect(sentTo(requests, "/api/user/sendMail")).toEqual({
      userId: AGENT._id,
      subject: "June",
      message: "Please sign.",
    }),
  );
});

test("an e-mail that is taken is reported at its field", async () => {
  await open("/add_user", {
    "POST /api/user/createAgentUni": () => ({ status: 409, body: { error: "email_taken", message: "Taken." } }),
  });
  await userEvent.type(await screen.findByLabelText("Username"), "Rim");
  writeInto(screen.getByLabelText("E-mail"), "rim@wadi.example");
  await userEvent.click(screen.getByRole("button", { name: "Send the invitation" }));
  await screen.findByText("Taken.");
  expect(screen.getByLabelText("E-mail").getAttribute("aria-invalid")).toBe("true");
});

test("an admin invites a manager for a university that has none", async () => {
  const name = { en: "Free University", fr: "Université libre", ar: "الجامعة الحرة" };
  const free = universityWith({ _id: "un000000000000000000000000", name, responsable: null });
  const universities = [universityWith(), free];
  const requests = await open("/add_user", {
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: NETWORK_ADMIN } }),
    "GET /api/university/get-all-universities": () => ({ body: { universities, total: 2, page: 1, pageSize: 500 } }),
    "POST /api/user/createRespUni": () => ({ body: { user: guest } }),
  });
  await userEvent.type(await screen.findByLabelText("Username"), "Rim");
  writeInto(screen.getByLabelText("E-mail"), "rim@wadi.example");
  const choice = await screen.findByLabelText("University (optional)");
  expect(within(choice).queryByRole("option", { name: "University of Wadi Nour" })).toBeNull();
  await userEvent.selectOptions(choice, "Free University");
  await userEvent.click(screen.getByRole("button", { name: "Send the invitation" }));
  await screen.findByText(/The invitation to .*rim@wadi.example.* is on its way/);
  const sent = { username: "Rim", email: "rim@wadi.example", universityId: free._id };
  expect(sentTo(requests, "/api/user/createRespUni")).toEqual(sent);
});

const BOTH: ListedUser = { ...worker, usernameAr: "يوسف حداد" };

test.each([
  ["en", [AGENT.username, "يوسف حداد"], "username"],
  ["ar", ["يوسف حداد", AGENT.username], "usernameAr"],
] as const)("in %s both names are listed, the one in the reader's letters first", async (language, names, sort) => {
  const requests = await open("/usersList", {}, { users: [BOTH], language });
  const lines = (await screen.findByText(names[0])).closest(".two-lines")!;
  expect([...lines.children].map(({ textContent }) => textContent)).toEqual([...names, AGENT.email]);
  const [head] = screen.getAllByRole("columnheader");
  await userEvent.click(within(head!).getByRole("button"));
  await waitFor(() => expect(requests.some(({ query }) => query.get("sort") === sort)).toBe(true));
});

test("in Arabic a dialog names a user in Arabic letters, or by the username who has no other name", {
  tags: ["all"],
}, async () => {
  await open("/usersList", {}, { users: [BOTH, guest], language: "ar" });
  await screen.findByRole("button", { name: /يوسف حداد/ });
  await userEvent.click(screen.getByRole("button", { name: /Rim/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "حذف" }));
  await screen.findByRole("dialog", { name: /Rim/ });
});

test("an agent is invited with both names", { tags: ["all"] }, async () => {
  const requests = await open("/add_user", { "POST /api/user/createAgentUni": () => ({ body: { user: guest } }) });
  await userEvent.type(await screen.findByLabelText("Username"), "Rim");
  writeInto(screen.getByLabelText("Name in Arabic letters (optional)"), " ريم ");
  writeInto(screen.getByLabelText("E-mail"), "rim@wadi.example");
  await userEvent.click(screen.getByRole("button", { name: "Send the invitation" }));
  await screen.findByText(/The invitation to .*rim@wadi.example.* is on its way/);
  const sent = { username: "Rim", usernameAr: "ريم", email: "rim@wadi.example" };
  expect(sentTo(requests, "/api/user/createAgentUni")).toEqual(sent);
});

test("an administrator changes the name in Arabic letters of a user", async () => {
  const requests = await open(`/updateUser/${AGENT._id}`, {
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: NETWORK_ADMIN } }),
    [`GET /api/user/getUserById/${AGENT._id}`]: () => ({ body: { user: BOTH } }),
    [`PUT /api/user/updateUser/${AGENT._id}`]: () => ({ body: { user: worker } }),
  });
  await userEvent.clear(await screen.findByDisplayValue("يوسف حداد"));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sentTo(requests, `/api/user/updateUser/${AGENT._id}`)).toEqual({ usernameAr: "" }));
});
