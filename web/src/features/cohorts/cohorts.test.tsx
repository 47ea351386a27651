/** A cohort on its page, as each role sees it. */
import type { OneCohort } from "@ijaza/schema/cohorts/calls";
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import type { User } from "@ijaza/schema/users/calls";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { COHORT_ID, cohortWith, NO_COUNTS, SIGNED } from "../../testing/cohorts.ts";
import { diplomaWith } from "../../testing/diplomas.ts";
import { job, openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, RESPONSABLE, UNIVERSITY_ADMIN } from "../../testing/people.ts";
import { pressEnabled } from "../../testing/press-enabled.ts";
import type { Answers } from "../../testing/server.ts";
import { stepsOf } from "./numbers.ts";

type Options = { diplomas?: Diploma[]; answers?: Answers; language?: "en" | "ar" };

const openCohort = (user: User, cohort: OneCohort, { diplomas = [], answers, language }: Options = {}) =>
  openDiplomas(user, `/cohorts/${COHORT_ID}`, {
    diplomas,
    ...(language && { language }),
    answers: {
      [`GET /api/cohorts/${COHORT_ID}`]: () => ({ body: cohort }),
      [`POST /api/cohorts/${COHORT_ID}/activity`]: () => ({ body: { activity: [] } }),
      ...answers,
    },
  });

const step = async (name: string) =>
  within((await screen.findByText(name, { selector: ".cohort-step__name" })).closest("li")!);

test("a cohort says what it is, who imported it, and how far each step is", { tags: ["all"] }, async () => {
  await openCohort(RESPONSABLE, SIGNED);
  await screen.findByRole("heading", { name: "Master 2026, Sciences", level: 1 });
  screen.getByText(/^40 diplomas, imported by .*Youssef Haddad.* on .*18 November 2026/);
  (await step("Decided")).getByText("37 accepted, 3 rejected");
  (await step("Signed")).getByText(/20 November 2026.*, in one batch/);
  (await step("E-mailed")).getByText("2 e-mails bounced");
  (await step("Verified")).getByText("21 times in total");
  screen.getByText("37 credits, block ⁨4,182,907⁩", { exact: false });
});

test("steps are done when nothing is left of them, and running before", () => {
  const running = (cohort: OneCohort) => stepsOf(cohort).flatMap(({ key, isRunning }) => (isRunning ? [key] : []));
  expect(running(cohortWith())).toEqual(["decided", "signed", "mailed", "verified"]);
  expect(running(cohortWith({ counts: { ...NO_COUNTS, unsigned: 40 } }))).toEqual(["signed", "mailed", "verified"]);
  expect(running(SIGNED)).toEqual(["mailed", "verified"]);
  const all = { mails: { delivered: 37, queued: 0, returned: 0 }, verified: { records: 37, times: 40 } };
  expect(running({ ...SIGNED, ...all })).toEqual([]);
});

test("the responsable is led to the review of this cohort, the agent waits", async () => {
  await openCohort(RESPONSABLE, cohortWith());
  const review = await screen.findByRole("link", { name: "Review 40" });
  expect(review.getAttribute("href")).toBe(`/diplomas_not_confirm/${AGENT._id}?import=${COHORT_ID}`);
  cleanup();
  await openCohort(AGENT, cohortWith());
  await screen.findByText("Waiting for the University Manager.");
  expect(screen.queryByRole("link", { name: "Review 40" })).toBeNull();
});

test("the agent signs all of this cohort but what students ask to correct; the responsable does not sign", async () => {
  const open = "d0000000000000000000000009";
  const accepted = cohortWith({ counts: { ...NO_COUNTS, unsigned: 37, rejected: 3 } });
  const { sent } = await openCohort(AGENT, accepted, {
    answers: {
      "POST /api/diploma/sign-diplomas": () => ({ status: 202, body: job("queued") }),
      "GET /api/diploma/requests-before-signing": () => ({ body: { diplomasIds: [open] } }),
      "GET /api/diploma/signing-cost": () => ({
        body: { credits: 37, creditsAvailable: 100, ether: "1", etherAvailable: "1000", batches: 1 },
      }),
      "GET /api/jobs/j0000000000000000000000000": () => ({ body: job("succeeded") }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Sign 37" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign 37 diplomas?" }));
  await userEvent.click(await dialog.findByRole("checkbox", { name: "Leave these out for now" }));
  await screen.findByRole("dialog", { name: "Sign 36 diplomas?" });
  await pressEnabled(dialog.getByRole("button", { name: "Sign now" }));
  const signed = { all: true, importId: COHORT_ID, except: [open] };
  await waitFor(() => expect(sent("POST /api/diploma/sign-diplomas")).toEqual([signed]));
  expect((await screen.findByRole("link", { name: "Show the cohort" })).getAttribute("href")).toBe(
    `/cohorts/${COHORT_ID}`,
  );
  cleanup();
  await openCohort(RESPONSABLE, accepted);
  await screen.findByText("Waiting for the agent to sign.");
  expect(screen.queryByRole("button", { name: "Sign 37" })).toBeNull();
});

test("a reader without duties neither renames nor downloads", async () => {
  await openCohort(UNIVERSITY_ADMIN, SIGNED);
  await screen.findByRole("heading", { name: "Master 2026, Sciences", level: 1 });
  expect(screen.queryByRole("button", { name: "Rename" })).toBeNull();
  expect(screen.queryByRole("link", { name: /^Download/ })).toBeNull();
  cleanup();
  await openCohort(AGENT, SIGNED);
  const download = await screen.findByRole("link", { name: "Download 37 PDFs" });
  expect(download.getAttribute("href")).toBe(`/api/cohorts/${COHORT_ID}/files`);
});

test("tabs name only the states that occur, and narrow the list of this cohort", async () => {
  const { log } = await openCohort(AGENT, SIGNED, { diplomas: [diplomaWith({ status: "rejected" })] });
  await screen.findByRole("tab", { name: "All 40" });
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual(["All40", "Signed37", "Rejected3"]);
  await userEvent.click(screen.getByRole("button", { name: "View" }));
  expect(screen.getByRole("tab", { name: "Rejected 3" }).getAttribute("aria-selected")).toBe("true");
  const queries = () => log.filter(({ path }) => path === "/api/diploma/all").map(({ query }) => query);
  await waitFor(() => expect(queries().at(-1)?.get("status")).toBe("rejected"));
  expect(queries().at(-1)?.get("importId")).toBe(COHORT_ID);
});

test("each signed record shows its mail and its verifications, and can be chosen for the download", {
  tags: ["all"],
}, async () => {
  const signedAt = "2026-11-20T10:40:00Z";
  const [one, other] = [1, 2].map(() => diplomaWith({ status: "signed", signedAt })) as [Diploma, Diploma];
  const activity = [
    { recordId: one._id, mail: { state: "sent", at: signedAt }, verified: 3 },
    { recordId: other._id, mail: { state: "failed", at: signedAt }, verified: 0 },
  ];
  const { sent } = await openCohort(AGENT, SIGNED, {
    diplomas: [one, other],
    answers: { [`POST /api/cohorts/${COHORT_ID}/activity`]: () => ({ body: { activity } }) },
  });
  await screen.findByText("Bounced");
  screen.getByText(/^Sent/, { selector: "td" });
  screen.getByText("3 times");
  screen.getByText("not yet");
  expect(sent(`POST /api/cohorts/${COHORT_ID}/activity`)[0]).toEqual({ ids: [one._id, other._id] });
  await userEvent.click(screen.getAllByRole("checkbox", { name: "Select Amina Ben Salah" })[0]!);
  within(screen.getByRole("region", { name: "Selection" })).getByRole("button", { name: "Download 1 PDF" });
});

test("of mails and verifications that could not be read nothing is claimed", async () => {
  const diploma = diplomaWith({ status: "signed", signedAt: "2026-11-20T10:40:00Z" });
  await openCohort(AGENT, SIGNED, {
    diplomas: [diploma],
    answers: {
      [`POST /api/cohorts/${COHORT_ID}/activity`]: () => ({ status: 503, body: { error: "database_unavailable" } }),
    },
  });
  expect(await screen.findAllByText("could not be read")).toHaveLength(2);
  expect(screen.queryByText("not yet")).toBeNull();
});

test("a cohort is renamed, and never to nothing", async () => {
  let name = "Master 2026, Sciences";
  const { sent } = await openCohort(AGENT, SIGNED, {
    answers: {
      [`GET /api/cohorts/${COHORT_ID}`]: () => ({ body: { ...SIGNED, name } }),
      [`PUT /api/cohorts/${COHORT_ID}`]: () => {
        name = "Master 2026";
        return { body: { name } };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Rename" }));
  const dialog = within(screen.getByRole("dialog", { name: "Rename cohort" }));
  const field = dialog.getByRole("textbox", { name: "Name of the cohort" });
  await userEvent.clear(field);
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
  expect(sent(`PUT /api/cohorts/${COHORT_ID}`)).toEqual([]);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  await userEvent.type(field, "Master 2026{Enter}");
  await screen.findByRole("heading", { name: "Master 2026", level: 1 });
  expect(sent(`PUT /api/cohorts/${COHORT_ID}`)).toEqual([{ name: "Master 2026" }]);
});

test("a cohort that is not there says so, and one that could not be loaded can be loaded again", async () => {
  const refusal = (status: number, message: string) => ({
    [`GET /api/cohorts/${COHORT_ID}`]: () => ({ status, body: { error: "x", message } }),
  });
  await openCohort(AGENT, SIGNED, { answers: refusal(404, "Not found.") });
  await screen.findByRole("heading", { name: "This cohort does not exist", level: 1 });
  expect(screen.getByRole("link", { name: "All cohorts" }).getAttribute("href")).toBe("/cohorts");
  cleanup();
  await openCohort(AGENT, SIGNED, { answers: refusal(503, "The database is down.") });
  await screen.findByText("The database is down.");
  screen.getByRole("button", { name: "Try again" });
});

test("in Arabic a cohort has its own words and plural forms", { tags: ["all"] }, async () => {
  await openCohort(RESPONSABLE, SIGNED, { language: "ar" });
  await screen.findByText(/^40 شهادة، استوردها .يوسف حداد/);
  (await step("أُرسلت")).getByText("رسالتان لم تصلا");
  screen.getByRole("link", { name: "تنزيل 37 ملف PDF" });
});
