/** What a review shows before and after a decision: what will be signed, conflicts, failures, its end. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { claimsOfDiploma, listOf } from "../../../testing/diplomas.ts";
import { gateFor } from "../../../testing/gate.ts";
import { openDiplomas } from "../../../testing/open-diplomas.ts";
import { AGENT, RESPONSABLE } from "../../../testing/people.ts";
import {
  canAccept,
  cohortOfThree,
  current,
  DECIDE,
  DONE,
  inWideWindow,
  openReview,
  REVIEW,
  readsNow,
} from "../../../testing/review.ts";
import type { Answer } from "../../../testing/server.ts";
import { SEEN } from "../../../testing/waiting.ts";

inWideWindow();

test("nothing is accepted before what will be signed could be read", async () => {
  const diplomas = cohortOfThree();
  const gate = gateFor<Answer>();
  const first = diplomas[0]!;
  const { sent } = await openReview({
    diplomas,
    answers: { [`GET /api/document/waiting/${first._id}`]: () => gate.opened },
  });
  await userEvent.keyboard("a");
  expect(sent(DECIDE)).toEqual([]);
  gate.open({ body: { claims: claimsOfDiploma(first), handedIn: false, seen: SEEN } });
  await canAccept();
  await userEvent.keyboard("a");
  await readsNow("Bilel");
});

test("the list of all that is signed shows every claim, also those that are not printed", async () => {
  const { diplomas } = await openReview();
  const section = within(await screen.findByRole("region", { name: "Everything that will be signed" }));
  await section.findByText("12 August 2001");
  const text = section.getAllByRole("definition").map(({ textContent }) => textContent);
  const { student, diplomaNumber } = diplomas[0]!;
  expect(text).toEqual(
    expect.arrayContaining(["Amina Ben Salahأمينة بن صالح", "Female", diplomaNumber, student.studentNumber]),
  );
});

test("a name in the letters of the other script is marked at its fact", async () => {
  const diplomas = cohortOfThree();
  const claims = { ...claimsOfDiploma(diplomas[0]!), firstName: "أمينة" };
  await openReview({
    diplomas,
    answers: {
      [`GET /api/document/waiting/${diplomas[0]!._id}`]: () => ({ body: { claims, handedIn: false, seen: SEEN } }),
    },
  });
  const warning = await screen.findByText("Arabic letters where Latin ones belong");
  expect(warning.closest("div")?.textContent).toMatch(/^Nameأمينة Ben Salah/);
});

test("one that somebody else has decided on is told and marked, and the next one opens", async () => {
  const refusal = { status: 409, body: { error: "diploma_not_pending", message: "No longer pending." } };
  await openReview({ answers: { [DECIDE]: () => refusal } });
  await canAccept();
  await userEvent.keyboard("a");
  await readsNow("Bilel");
  await screen.findByText(/decided or changed in the meantime/);
  expect(screen.getByRole("button", { name: /Amina/ }).textContent).toContain("Decided by someone else");
});

test("one that was changed is read again before it can be accepted, and the reader stays at it", async () => {
  let isChanged = false;
  const diplomas = cohortOfThree();
  const first = diplomas[0]!;
  const changed = "6f".repeat(32);
  const claims = claimsOfDiploma(first);
  const { sent } = await openReview({
    diplomas,
    answers: {
      [`GET /api/document/waiting/${first._id}`]: () => ({
        body: {
          claims: { ...claims, ...(isChanged && { titleEn: "Another title" }) },
          handedIn: false,
          seen: isChanged ? changed : SEEN,
        },
      }),
      [DECIDE]: () => {
        const isFirst = !isChanged;
        isChanged = true;
        return isFirst ? { status: 409, body: { error: "record_changed", message: "It has been changed." } } : DONE;
      },
    },
  });
  await canAccept();
  await userEvent.keyboard("a");
  await screen.findByText("It has been changed.");
  await screen.findByText("Another title");
  expect(current()).toContain("Amina");
  await canAccept();
  await userEvent.keyboard("a");
  await readsNow("Bilel");
  expect(sent(DECIDE).map(({ seen }) => seen)).toEqual([SEEN, changed]);
});

test("a failure is told where one stands, and the same key tries again", async () => {
  let tries = 0;
  const down: Answer = { status: 503, body: { error: "database_unavailable", message: "The database is down." } };
  await openReview({ answers: { [DECIDE]: () => (++tries === 1 ? down : DONE) } });
  await canAccept();
  await userEvent.keyboard("a");
  expect((await screen.findByRole("alert")).textContent).toContain("The database is down.");
  expect(current()).toContain("Amina");
  await userEvent.keyboard("a");
  await readsNow("Bilel");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("all that is left is accepted after a question that says the number, and then the review can be finished", async () => {
  let left = cohortOfThree();
  const { sent } = await openReview({
    diplomas: left,
    answers: {
      "GET /api/diploma/all": () => ({ body: listOf(left) }),
      [DECIDE]: () => {
        left = [];
        return { body: { updated: 3, conflicts: [] } };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Accept the remaining 3…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Accept 3 diplomas?" }));
  dialog.getByText(/Records with a name in the letters of the other script are left out/);
  await waitFor(() => expect(dialog.getByRole("button", { name: "Accept" })).toHaveProperty("disabled", false));
  await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
  await screen.findByText("3 diplomas accepted.");
  expect(sent(DECIDE)).toEqual([{ agentId: AGENT._id, all: true, decision: "accepted" }]);
  expect((await screen.findByRole("link", { name: "Finish the review" })).getAttribute("href")).toBe("/listsAgent");
  screen.getByText("3 accepted, 0 rejected, 0 to go");
});

test("what is left out when all that is left is accepted is said, and still waits", async () => {
  const [first, ...others] = cohortOfThree();
  let left = [first!, ...others];
  await openReview({
    diplomas: left,
    answers: {
      "GET /api/diploma/all": () => ({ body: listOf(left) }),
      [DECIDE]: () => {
        left = [first!];
        return { body: { updated: 2, conflicts: [], leftOut: 1 } };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Accept the remaining 3…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Accept 3 diplomas?" }));
  await waitFor(() => expect(dialog.getByRole("button", { name: "Accept" })).toHaveProperty("disabled", false));
  await userEvent.click(dialog.getByRole("button", { name: "Accept" }));
  await screen.findByText(/^1 record was left out: it has a name in the letters of the other script/);
  await screen.findByText("2 accepted, 0 rejected, 1 to go");
  expect(current()).toContain("Amina");
});

test("a picture that could not be drawn can be drawn again, and what is signed is listed all the same", async () => {
  await openReview();
  const picture = await screen.findByRole("img", { name: "Document of Amina Ben Salah, as it will be issued" });
  expect(picture.getAttribute("src")).toContain(`?seen=${SEEN}`);
  picture.dispatchEvent(new Event("error"));
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByRole("img", { name: /as it will be issued/ });
});

test("an empty review says so, and leads back", async () => {
  await openDiplomas(RESPONSABLE, REVIEW, { diplomas: [] });
  await screen.findByText("Nothing to review");
  expect(screen.getByRole("link", { name: "All agents" }).getAttribute("href")).toBe("/listsAgent");
});

test("a review that could not be loaded says why, and can be loaded again", async () => {
  let isDown = true;
  const diplomas = cohortOfThree();
  await openDiplomas(RESPONSABLE, REVIEW, {
    diplomas,
    answers: {
      "GET /api/diploma/all": () =>
        isDown
          ? { status: 503, body: { error: "database_unavailable", message: "Down." } }
          : { body: listOf(diplomas) },
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("Down.");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await readsNow("Amina");
});
