/** The list of users, as a responsable uses it. */
import type { ListedUser } from "@ijaza/schema/users";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AGENT, NETWORK_ADMIN, RESPONSABLE } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import { universityWith } from "../../testing/universities.ts";

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

const open = async (path: string, answers: Answers = {}) => {
  const users = [worker, guest];
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: RESPONSABLE } }),
    "GET /api/user/getAllUsers": () => ({ body: { users, total: users.length, page: 1, pageSize: 50 } }),
    ...answers,
  });
  await renderApp(path);
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
  within(row).getByText("Mail not delivered");
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
  within(dialog).getByText(/signed out at once/);
  expect(sentTo(requests, path)).toBeNull();
  await userEvent.click(within(dialog).getByRole("button", { name: "Block" }));
  await screen.findByText(/is blocked and signed out/);
  expect(sentTo(requests, path)).toEqual({ blocked: true });
});

test("deleting says what remains, and a refusal is shown in the dialog", async () => {
  await open("/usersList", {
    "DELETE /api/user/deleteAgent": () => ({ status: 403, body: { error: "forbidden", message: "Not yours." } }),
  });
  await choose(AGENT.username, "Delete");
  const dialog = await screen.findByRole("dialog", { name: /Delete .*Youssef Haddad/ });
  within(dialog).getByText(/imported and signed stays/);
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await within(dialog).findByText("Not yours.");
});

test("a mail to a user needs a subject and a message", async () => {
  const requests = await open("/usersList", { "POST /api/user/sendMail": () => ({ status: 202 }) });
  await choose(AGENT.username, "Write a mail");
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Send" }));
  expect(within(dialog).getAllByText("Please fill this in.")).toHaveLength(2);
  await userEvent.type(within(dialog).getByLabelText("Subject"), "June");
  await userEvent.type(within(dialog).getByLabelText("Message"), "Please sign.");
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
  await userEvent.type(screen.getByLabelText("E-mail"), "rim@wadi.example");
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
  await userEvent.type(screen.getByLabelText("E-mail"), "rim@wadi.example");
  const choice = await screen.findByLabelText("University (optional)");
  expect(within(choice).queryByRole("option", { name: "University of Wadi Nour" })).toBeNull();
  await userEvent.selectOptions(choice, "Free University");
  await userEvent.click(screen.getByRole("button", { name: "Send the invitation" }));
  await screen.findByText(/The invitation to .*rim@wadi.example.* is on its way/);
  const sent = { username: "Rim", email: "rim@wadi.example", universityId: free._id };
  expect(sentTo(requests, "/api/user/createRespUni")).toEqual(sent);
});
