/** The warning before accepting: what documents would lack on paper, in words, and the choice to go on. */
import type { findPrintingGaps } from "@ijaza/schema/records/printing-gaps";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Reply } from "../../platform/api/request.ts";
import { diplomaWith } from "../../testing/diplomas.ts";
import { gateFor } from "../../testing/gate.ts";
import { openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, RESPONSABLE } from "../../testing/people.ts";
import { pressEnabled } from "../../testing/press-enabled.ts";
import type { Answer } from "../../testing/server.ts";

const GAPS = "POST /api/document/printing-gaps";
const DECIDE = "POST /api/diploma/acceptOrRejectDiploma";
const SALWA = { en: "Salwa Triki", fr: "", ar: "سلوى التريكي" };
const REPLY: Reply<typeof findPrintingGaps> = {
  templates: [
    {
      name: "Gold",
      gaps: [
        { gap: "nobody_chosen", slot: 2, name: null },
        { gap: "out_of_office", slot: 3, name: SALWA },
        { gap: "no_signature", slot: 1, name: SALWA },
      ],
    },
    {
      name: "Boxes",
      gaps: [
        { gap: "no_logo", slot: null, name: null },
        { gap: "no_own_signature", slot: null, name: null },
      ],
    },
  ],
};

const openDialog = async (reply: () => Answer | Promise<Answer>, language: "en" | "ar" = "en") => {
  const { sent } = await openDiplomas(RESPONSABLE, `/diplomas_not_confirm/${AGENT._id}`, {
    diplomas: [diplomaWith()],
    answers: { [GAPS]: reply, [DECIDE]: () => ({ body: { updated: 1, conflicts: [] } }) },
    language,
  });
  const opener = language === "en" ? "Accept the last one…" : "قبول ما بقي (1)…";
  await userEvent.click(await screen.findByRole("button", { name: opener }));
  return { sent, dialog: within(screen.getByRole("dialog")) };
};
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, "") ?? "";
const sentencesIn = async (dialog: { findAllByRole(role: string): Promise<HTMLElement[]> }) =>
  (await dialog.findAllByRole("listitem")).map(({ textContent }) => plain(textContent));

test("each gap is a sentence that names its template and who signs there", async () => {
  const { sent, dialog } = await openDialog(() => ({ body: REPLY }));
  await dialog.findByText(/would be incomplete/);
  const shown = dialog.getAllByRole("listitem").map(({ textContent }) => plain(textContent));
  expect(shown).toEqual([
    "The template “Gold” has no signatory in its second place.",
    "Salwa Triki, a signatory of the template “Gold”, is not in office today: the place will stay empty.",
    "The signature of Salwa Triki is missing: the template “Gold” prints the name alone.",
    "The template “Boxes” prints the logo of the university, but there is none.",
    "The template “Boxes” prints your signature, but your account has none.",
  ]);
  dialog.getByText(/cannot be completed later/);
  expect(sent(GAPS).at(-1)).toEqual({ kind: "diploma", agentId: AGENT._id });
});

test("the person goes on all the same", async () => {
  const { sent, dialog } = await openDialog(() => ({ body: REPLY }));
  await dialog.findByText(/would be incomplete/);
  await pressEnabled(dialog.getByRole("button", { name: "Accept" }));
  await screen.findByText("1 diploma accepted.");
  expect(sent(DECIDE)).toHaveLength(1);
});

test("or goes back, and nothing is accepted", async () => {
  const { sent, dialog } = await openDialog(() => ({ body: REPLY }));
  await dialog.findByText(/would be incomplete/);
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent(DECIDE)).toEqual([]);
});

test("nobody accepts before the answer is there, and without gaps there is no warning", async () => {
  const gate = gateFor<void>();
  const { dialog } = await openDialog(async () => {
    await gate.opened;
    return { body: { templates: [] } };
  });
  const accept = dialog.getByRole("button", { name: "Accept" });
  expect(accept.hasAttribute("disabled")).toBe(true);
  gate.open();
  await waitFor(() => expect(accept.hasAttribute("disabled")).toBe(false));
  expect(dialog.queryByRole("listitem")).toBeNull();
});

test("what could not be checked is said, and keeps nobody from accepting", async () => {
  const { dialog } = await openDialog(() => ({ status: 503, body: { message: "Later, please." } }));
  await dialog.findByText(/could not check/);
  expect(dialog.getByRole("button", { name: "Accept" }).hasAttribute("disabled")).toBe(false);
});

test("an Arabic reader reads Arabic names in Arabic sentences", async () => {
  const { dialog } = await openDialog(() => ({ body: REPLY }), "ar");
  const [first, second] = await sentencesIn(dialog);
  expect(first).toBe("لم يُختر أحد للتوقيع في الموضع الثاني من النموذج «Gold».");
  expect(second).toContain("سلوى التريكي");
});
