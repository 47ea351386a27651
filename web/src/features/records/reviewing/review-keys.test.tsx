/** Deciding record by record, by keys. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { canAccept, DECIDE, inWideWindow, openReview, readsNow } from "../../../testing/review.ts";
import { SEEN } from "../../../testing/waiting.ts";

inWideWindow();

test("A accepts what was seen, the next one opens, and what happened is said", async () => {
  const { sent, diplomas } = await openReview();
  await canAccept();
  await userEvent.keyboard("a");
  await readsNow("Bilel");
  expect(sent(DECIDE)).toEqual([{ diplomasIds: [diplomas[0]?._id], decision: "accepted", seen: SEEN }]);
  expect(within(screen.getByRole("navigation")).getByRole("button", { name: /Amina/ }).textContent).toContain(
    "Accepted",
  );
  screen.getByText("1 accepted, 0 rejected, 2 to go");
  const message = screen.getByRole("status", { name: "Last action" }).textContent;
  expect(message).toBe("Accepted: Amina Ben Salah. Now: Bilel Ben Salah, 2 of 3.");
});

test("arrows move between the records, and a press in the list opens one", { tags: ["all"] }, async () => {
  await openReview();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  await readsNow("Chiraz");
  await userEvent.keyboard("{ArrowUp}");
  await readsNow("Bilel");
  await userEvent.click(screen.getByRole("button", { name: /Amina/ }));
  await readsNow("Amina");
  expect(screen.getByRole("button", { name: "Previous" })).toHaveProperty("disabled", true);
});

test("R asks for the reason, in which keys are letters; Enter rejects, and the reason is offered again", {
  tags: ["all"],
}, async () => {
  const { sent, diplomas } = await openReview();
  await canAccept();
  await userEvent.keyboard("r");
  const field = await screen.findByLabelText("Reason");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("Year? Ra{Enter}");
  await readsNow("Bilel");
  expect(sent(DECIDE)).toEqual([{ diplomasIds: [diplomas[0]?._id], decision: "rejected", reason: "Year? Ra" }]);
  expect(screen.queryByLabelText("Reason")).toBeNull();
  await userEvent.keyboard("r");
  await userEvent.click(await screen.findByRole("button", { name: "Year? Ra" }));
  expect(screen.getByLabelText("Reason")).toHaveProperty("value", "Year? Ra");
});

test("Escape leaves the reason without a decision, and an empty one rejects nothing", async () => {
  const { sent } = await openReview();
  await canAccept();
  await userEvent.keyboard("r");
  await screen.findByLabelText("Reason");
  expect(screen.getByRole("button", { name: "Reject" })).toHaveProperty("disabled", true);
  await userEvent.keyboard("{Enter}{Escape}");
  await screen.findByRole("button", { name: "Accept" });
  expect(sent(DECIDE)).toEqual([]);
});

test("keys with a modifier, or while a dialog is open, decide nothing", async () => {
  const { sent } = await openReview();
  await canAccept();
  await userEvent.keyboard("{Control>}a{/Control}{Meta>}r{/Meta}{Alt>}a{/Alt}?");
  await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  await userEvent.keyboard("ar");
  expect(sent(DECIDE)).toEqual([]);
});

test("on an Arabic keyboard the keys at the place of A and R decide", async () => {
  const { sent } = await openReview({ language: "ar" });
  await waitFor(() => expect(screen.getByRole("button", { name: "قبول" }).getAttribute("aria-busy")).toBeNull());
  const press = (key: string, code: string) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
  };
  press("ش", "KeyA");
  await waitFor(() => expect(sent(DECIDE)).toHaveLength(1));
  await readsNow("أمينة");
  screen.getByText("المقبولة: 1، المرفوضة: 0، المتبقية: 2");
});
