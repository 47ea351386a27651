/** Requesting credits and ether, as a responsable does it. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { gateFor } from "../../testing/gate.ts";
import { PLATFORM_ADMIN, RESPONSABLE } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answer, serve } from "../../testing/server.ts";

const CREDIT = "/api/user/sendCreditDepositeDemande";
const ETHER = "/api/user/sendEtherDepositeDemande";
const OPEN_ALREADY = { status: 409, body: { code: 1, error: "request_already_sent", message: "…" } };

const request = {
  _id: "de000000000000000000000000",
  kind: "credit",
  status: "accepted",
  amount: 250,
  wei: null,
  university: { _id: "wn000000000000000000000000", name: { en: "Wadi Nour", fr: "Wadi Nour", ar: "وادي النور" } },
  createdBy: { _id: RESPONSABLE._id, username: RESPONSABLE.username },
  createdAt: "2026-11-20T08:00:00Z",
  decidedBy: { _id: "pa000000000000000000000000", username: "Nadia Trabelsi" },
  decidedAt: "2026-11-20T09:00:00Z",
  movedAt: null,
};

const open = async (answer: () => Answer | Promise<Answer> = () => ({ body: { demand: request } })) => {
  const log = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: RESPONSABLE } }),
    "GET /api/user/deposit-demands": () => ({ body: { demands: [request], total: 1, page: 1, pageSize: 50 } }),
    [`POST ${CREDIT}`]: answer,
    [`POST ${ETHER}`]: answer,
  });
  await renderApp("/deposit-demands");
  return log;
};

const openDialog = async (name: string) => {
  await userEvent.click((await screen.findAllByRole("button", { name }))[0]!);
  const dialog = await screen.findByRole("dialog", { name });
  return { dialog, confirm: within(dialog).getByRole("button", { name: "Confirm" }) };
};

test("requests are listed with their outcome", async () => {
  await open();
  await screen.findByText("250 credits");
  screen.getByText("Accepted, on its way");
  screen.getByText("Nadia Trabelsi");
});

test("an amount is limited to 0 to 999, and can be sent only when it is valid", { tags: ["all"] }, async () => {
  const gate = gateFor<Answer>();
  const log = await open(() => gate.opened);
  const { dialog, confirm } = await openDialog("Request credits");
  const amount = within(dialog).getByRole("spinbutton", { name: "Number of credits" });
  expect(confirm).toHaveProperty("disabled", true);
  await userEvent.type(amount, "0");
  expect(confirm).toHaveProperty("disabled", true);
  await userEvent.clear(amount);
  await userEvent.type(amount, "5000");
  expect(amount).toHaveProperty("value", "999");
  await userEvent.click(confirm);
  const processing = await within(dialog).findByRole("button", { name: "Processing…" });
  expect(processing.ariaDisabled).toBe("true");
  gate.open({ body: { demand: request } });
  await screen.findByText("Deposit request sent successfully");
  expect(log.filter(({ path }) => path === CREDIT).map(({ body }) => body)).toEqual(['{"amount":999}']);
});

test.each(["Request credits", "Request ether"])("%s: a request that is open already is told as news", async (name) => {
  await open(() => OPEN_ALREADY);
  const { dialog, confirm } = await openDialog(name);
  if (name === "Request credits") await userEvent.type(within(dialog).getByRole("spinbutton"), "20");
  await userEvent.click(confirm);
  await screen.findByText("Request already sent");
  await waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());
});

test("any other refusal shows the server's message", async () => {
  await open(() => ({ status: 409, body: { error: "university_suspended", message: "The university is suspended." } }));
  const { confirm } = await openDialog("Request ether");
  await userEvent.click(confirm);
  await screen.findByText("The university is suspended.");
});

const ACCEPT = "PUT /api/user/acceptCreditDepositeDemande";
const waiting = { ...request, status: "open", decidedBy: null, decidedAt: null };

/** The list as the platform's admin sees it; a decision changes what the server lists. */
const openAsAdmin = async (answers: Record<string, () => Answer> = {}) => {
  let listed: object = waiting;
  const log = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: PLATFORM_ADMIN } }),
    "GET /api/user/deposit-demands": () => ({ body: { demands: [listed], total: 1, page: 1, pageSize: 50 } }),
    [ACCEPT]: () => {
      listed = request;
      return { body: { demand: listed } };
    },
    ...answers,
  });
  await renderApp("/deposit-demands");
  return log;
};
const accept = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Accept: 250 credits, Wadi Nour" }));
  const dialog = await screen.findByRole("dialog", { name: "Grant credits?" });
  within(dialog).getByText(/requested by .*Wadi Nour.*: 250/);
  await userEvent.click(within(dialog).getByRole("button", { name: "Accept" }));
};

test("the platform's admin decides a request where it stands, after a question", async () => {
  const log = await openAsAdmin();
  await accept();
  await screen.findByText(/Credits granted to .*Wadi Nour/);
  await screen.findByText("Accepted, on its way");
  expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
  const [sent] = log.filter(({ method }) => method === "PUT");
  expect(JSON.parse(sent?.body ?? "{}")).toEqual({ demandId: waiting._id });
});

test("a request that another admin has just decided is told as news", async () => {
  await openAsAdmin({ [ACCEPT]: () => ({ status: 409, body: { error: "demand_decided", message: "Decided." } }) });
  await accept();
  await screen.findByText(/Someone else had just decided/);
});
