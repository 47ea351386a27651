/** The list of universities, as the admins use it. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { gateFor } from "../../testing/gate.ts";
import { listedUniversities, openUniversities, sentTo } from "../../testing/open-universities.ts";
import { NETWORK_ADMIN } from "../../testing/people.ts";
import type { Answer } from "../../testing/server.ts";
import { universityWith } from "../../testing/universities.ts";
import { writeInto } from "../../testing/write-into.ts";

const LATE = { status: 409, body: { error: "demand_decided", message: "This request has already been decided." } };
const ACCEPT = "PUT /api/user/acceptCreditDepositeDemande";

const accept = async () => {
  await userEvent.click(await screen.findByRole("button", { name: /^Accept: 250 credits/ }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Accept" }));
};

test("a request is decided in its row, which shows the progress", async () => {
  const gate = gateFor<void>();
  let decided = false;
  const log = await openUniversities("/universities_list", {
    answers: {
      "GET /api/university/get-all-universities": () =>
        listedUniversities([universityWith(decided ? { demands: { credit: null, ether: null } } : {})]),
      [ACCEPT]: async () => {
        await gate.opened;
        decided = true;
        return { body: { demand: {} } };
      },
    },
  });
  await screen.findByText("1.5000000");
  await accept();
  const processing = await screen.findByRole("button", { name: "Processing…" });
  expect(processing.ariaDisabled).toBe("true");
  expect(screen.getByRole("button", { name: /^Reject: 250 credits/ })).toHaveProperty("disabled", true);
  gate.open();
  await screen.findByText(/Credits granted to/);
  await screen.findByText("None");
  expect(sentTo(log, "/api/user/acceptCreditDepositeDemande")).toEqual([{ demandId: "de000000000000000000000000" }]);
});

test("the second admin to decide sees that another one was first", async () => {
  await openUniversities("/universities_list", { answers: { [ACCEPT]: () => LATE } });
  await accept();
  await screen.findByText(/Someone else had just decided/);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Processing…" })).toBeNull());
});

test("an admin of the network sees requests, and cannot decide them", async () => {
  await openUniversities("/universities_list", { user: NETWORK_ADMIN });
  await screen.findByText("250 credits");
  expect(screen.queryByRole("button", { name: /^Accept/ })).toBeNull();
});

test("a university without a wallet is distinguished from a chain that does not answer", async () => {
  const balance = { credit: 0, ether: null };
  const silent = universityWith({ _id: "wm000000000000000000000000", balance });
  await openUniversities("/universities_list", {
    answers: {
      "GET /api/university/get-all-universities": () =>
        listedUniversities([universityWith({ balance, responsable: null }), silent]),
    },
  });
  await screen.findByText("no wallet yet");
  screen.getByText("not known");
});

test("modes and certificates are switched beside the list", { tags: ["all"] }, async () => {
  const log = await openUniversities("/universities_list", {
    answers: {
      "PUT /api/university/update-university": () => ({ body: { university: universityWith() } }),
      "PATCH /api/user/toggle-certificate-creation": () => ({ body: { university: universityWith() } }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "University of Wadi Nour" }));
  await userEvent.click(await screen.findByRole("switch", { name: "2. Together with their students" }));
  await userEvent.click(await screen.findByRole("switch", { name: "Certificate creation" }));
  await waitFor(() => expect(sentTo(log, "/api/user/toggle-certificate-creation")).toHaveLength(1));
  expect(sentTo(log, "/api/university/update-university")[0].mode).toEqual({
    modeOne: true,
    modeTwo: true,
    modeThree: false,
    modeFour: false,
  });
});

test("the mode that is being switched keeps the focus, and the others are disabled", async () => {
  const answer = gateFor<Answer>();
  await openUniversities("/universities_list", {
    answers: { "PUT /api/university/update-university": () => answer.opened },
  });
  await userEvent.click(await screen.findByRole("button", { name: "University of Wadi Nour" }));
  const pressed = await screen.findByRole<HTMLInputElement>("switch", { name: "2. Together with their students" });
  await userEvent.click(pressed);
  await waitFor(() => expect(pressed.ariaDisabled).toBe("true"));
  expect([pressed.disabled, document.activeElement]).toEqual([false, pressed]);
  expect(screen.getByRole<HTMLInputElement>("switch", { name: /^1\. / }).disabled).toBe(true);
  answer.open({ body: { university: universityWith() } });
  await waitFor(() => expect(pressed.ariaDisabled).toBeNull());
});

test("what a row has opened stays open when the list comes without that row", async () => {
  let isListed = true;
  await openUniversities("/universities_list", {
    answers: {
      "GET /api/university/get-all-universities": () => listedUniversities(isListed ? [universityWith()] : []),
      "PATCH /api/user/toggle-certificate-creation": () => {
        isListed = false;
        return { body: { university: universityWith() } };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "University of Wadi Nour" }));
  await userEvent.click(await screen.findByRole("switch", { name: "Certificate creation" }));
  await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
  screen.getByRole("switch", { name: "Certificate creation" });
});

test("ether is sent in wei, and not more than the platform has", { tags: ["all"] }, async () => {
  const job = { _id: "jo000000000000000000000000", kind: "ether", status: "running", done: 0, total: 1 };
  const log = await openUniversities("/universities_list", {
    answers: { "PUT /api/university/send-ether-to-responsable": () => ({ status: 202, body: job }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Actions for/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Send ether" }));
  const dialog = await screen.findByRole("dialog", { name: "Send ether" });
  const amount = within(dialog).getByLabelText("Amount in ether");
  const send = within(dialog).getByRole("button", { name: "Send" });
  await userEvent.type(amount, "3");
  within(dialog).getByText("The platform’s wallet holds less than this. Enter a smaller amount.");
  expect(send).toHaveProperty("disabled", true);
  await userEvent.clear(amount);
  writeInto(amount, "0.25");
  await userEvent.click(send);
  await waitFor(() =>
    expect(sentTo(log, "/api/university/send-ether-to-responsable")).toEqual([
      { universityId: "wn000000000000000000000000", amount: "250000000000000000" },
    ]),
  );
});

test("a suspension needs a reason", async () => {
  const log = await openUniversities("/universities_list", {
    answers: { "PUT /api/university/suspend": () => ({ body: { university: universityWith({ suspended: true }) } }) },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Actions for/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Suspend" }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByRole("button", { name: "Suspend" })).toHaveProperty("disabled", true);
  writeInto(within(dialog).getByLabelText("Reason"), "Accreditation under review");
  await userEvent.click(within(dialog).getByRole("button", { name: "Suspend" }));
  await waitFor(() =>
    expect(sentTo(log, "/api/university/suspend")).toMatchObject([
      { suspended: true, reason: "Accreditation under review" },
    ]),
  );
});
