/** The page of a share's recipient: the cover, opening by a press, and every reason why it does not open. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../../../testing/render-app.tsx";
import { type Answer, type Answers, type ServedRequest, serve } from "../../../testing/server.ts";

const SECRET = "s".repeat(43);
const LOOK = "POST /api/shares/look";
const OPEN = "POST /api/shares/open";
const PATH = "/share-certificate";

const look = (overrides: object = {}): Answer => ({
  body: { state: "live", needsPin: false, kinds: ["diploma"], documentsAreValid: null, ...overrides },
});
const item = { bundle: { credential: "no.credential.~" }, university: { name: { en: "W" }, slug: "wadi" } };
const opened = (overrides: object = {}): Answer => ({
  body: {
    items: [item],
    purpose: "job",
    purposeText: null,
    expiresAt: "2026-12-22T22:59:59Z",
    viewing: "v1",
    ...overrides,
  },
});
const refused = (error: string, status = 410): Answer => ({
  status,
  body: { error, message: `${error}, says the server` },
});

const meet = async (answers: Answers = {}, address = `${PATH}#${SECRET}`) => {
  const calls = serve({ [LOOK]: () => look(), [OPEN]: () => opened(), ...answers });
  const { unmount } = await renderApp(address);
  return Object.assign(calls, { unmount });
};
const callsTo = (calls: readonly ServedRequest[], path: string) =>
  calls.filter((each) => each.path === path).map(({ body }) => JSON.parse(body));
const openings = (calls: readonly ServedRequest[]) => callsTo(calls, "/api/shares/open");
const press = async (name = "Open") => userEvent.click(await screen.findByRole("button", { name }));

test("a share is opened only by a press", async () => {
  const calls = await meet();
  await screen.findByRole("heading", { name: "A diploma was shared with you" });
  expect(callsTo(calls, "/api/shares/look")).toEqual([{ secret: SECRET }]);
  expect(openings(calls)).toEqual([]);
  await press();
  await waitFor(() => expect(openings(calls)).toEqual([{ secret: SECRET }]));
});

test("the secret leaves the address bar before anything is shown", async () => {
  history.replaceState(null, "", `${PATH}#${SECRET}`);
  await meet();
  await screen.findByRole("heading", { name: "A diploma was shared with you" });
  expect(location.href).not.toContain(SECRET);
  expect(location.pathname).toBe(PATH);
});

test("a reload of the tab opens the share again without counting a view", async () => {
  const { unmount } = await meet();
  await press();
  await screen.findByRole("heading", { name: "We cannot say yet" });
  unmount();
  const again = await meet({}, PATH);
  await screen.findByRole("heading", { name: "We cannot say yet" });
  expect(openings(again)).toEqual([{ secret: SECRET, viewing: "v1" }]);
  expect(callsTo(again, "/api/shares/look")).toEqual([]);
});

test("a PIN is one field of six digits, also those of Arabic keyboards", async () => {
  const calls = await meet({ [LOOK]: () => look({ needsPin: true }) });
  const field = await screen.findByLabelText<HTMLInputElement>("PIN");
  expect([field.inputMode, field.autocomplete]).toEqual(["numeric", "one-time-code"]);
  await userEvent.type(field, "41 7٢٠٣9");
  expect(field.value).toBe("417203");
  await press();
  await waitFor(() => expect(openings(calls)).toEqual([{ secret: SECRET, pin: "417203" }]));
});

test("an incomplete PIN is not sent, because each wrong one counts", async () => {
  const calls = await meet({ [LOOK]: () => look({ needsPin: true }) });
  await userEvent.type(await screen.findByLabelText("PIN"), "4172");
  await press();
  await screen.findByText("Enter all six digits of the PIN.");
  expect(openings(calls)).toEqual([]);
});

test("a wrong PIN shows the server's message, and can be entered again", async () => {
  await meet({ [LOOK]: () => look({ needsPin: true }), [OPEN]: () => refused("share_pin_wrong", 403) });
  await userEvent.type(await screen.findByLabelText("PIN"), "111111");
  await press();
  await screen.findByText("share_pin_wrong, says the server");
  expect(screen.getByLabelText<HTMLInputElement>("PIN").value).toBe("");
});

test("the wrong PIN that locks the share leads to the page of a locked share", async () => {
  let locked = false;
  await meet({
    [LOOK]: () => look({ needsPin: true, state: locked ? "locked" : "live" }),
    [OPEN]: () => {
      locked = true;
      return refused("share_locked", 403);
    },
  });
  await userEvent.type(await screen.findByLabelText("PIN"), "111111");
  await press();
  await screen.findByRole("heading", { name: "This share is locked" });
});

test.each([
  ["taken_back", "The holder has stopped sharing"],
  ["expired", "This share has ended"],
  ["used_up", "This share has no views left"],
  ["locked", "This share is locked"],
])("a share that is %s says so, and does not call the diploma invalid", async (state, name) => {
  await meet({ [LOOK]: () => look({ state, documentsAreValid: true }) });
  await screen.findByRole("heading", { name });
  screen.getByText("The diploma itself is still valid.");
  expect(screen.queryByRole("button", { name: "Open" })).toBeNull();
  expect(screen.getByRole("link", { name: "Check a proof file" }).getAttribute("href")).toBe("/verification");
});

test("the page of an ended share does not call a diploma valid that is not", async () => {
  await meet({ [LOOK]: () => look({ state: "expired", documentsAreValid: false }) });
  await screen.findByText("This says nothing against the diploma.");
  expect(screen.queryByText(/still valid/)).toBeNull();
});

test.each([
  ["that nobody made", `${PATH}#${SECRET}`],
  ["without its secret", PATH],
])("a link %s leads to no share", async (_, address) => {
  const gone = { [LOOK]: () => refused("share_not_found", 404) };
  await meet(gone, address);
  await screen.findByRole("heading", { name: "This link leads to no share" });
  screen.getByText("This says nothing against any document.");
});

test.each([
  [["certificate"], "A certificate was shared with you", "The certificate itself is still valid."],
  [["diploma", "certificate"], "Documents were shared with you", "The documents themselves are still valid."],
])("for %j the cover and the end use the right words", async (kinds, cover, end) => {
  let state = "live";
  await meet({
    [LOOK]: () => look({ kinds, state, documentsAreValid: state === "live" ? null : true }),
    [OPEN]: () => {
      state = "used_up";
      return refused("share_used_up");
    },
  });
  await screen.findByRole("heading", { name: cover });
  await press();
  await screen.findByText(end);
});

test("a share that ends before it is opened says why", async () => {
  let looks = 0;
  await meet({
    [LOOK]: () => {
      looks += 1;
      return look({ state: looks > 1 ? "taken_back" : "live", documentsAreValid: true });
    },
    [OPEN]: () => refused("share_taken_back"),
  });
  await press();
  await screen.findByRole("heading", { name: "The holder has stopped sharing" });
});

test("a request to an unreachable server can be repeated", async () => {
  let looks = 0;
  await meet({
    [LOOK]: () => {
      looks += 1;
      return looks > 1 ? look() : refused("database_unavailable", 503);
    },
  });
  await press("Try again");
  await screen.findByRole("heading", { name: "A diploma was shared with you" });
});

test("several documents of one share are shown one at a time", async () => {
  await meet({ [OPEN]: () => opened({ items: [item, item, item] }) });
  await press();
  const tabs = await screen.findAllByRole("tab");
  expect(tabs.map(({ textContent }) => textContent)).toEqual(["Document 1", "Document 2", "Document 3"]);
});
