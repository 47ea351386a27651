/** Designs of rows that were left unsaved, or that somebody else saved meanwhile. */
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesigner, PUT, save, sentTo } from "../../../testing/designer.ts";
import type { Answers } from "../../../testing/server.ts";
import { rowTemplate, templateAnswers } from "../../../testing/templates.ts";

const { id: ID } = rowTemplate();
const open = (answers: Answers = {}) =>
  openDesigner({ ...templateAnswers({ diplomas: [rowTemplate()] }), ...answers }, `/templates/${ID}`);
const line = (name: RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const french = () => screen.getByLabelText<HTMLTextAreaElement>(/^Text, Français/);

test("unsaved rows are offered again after a reload", async () => {
  const { view } = await open();
  await userEvent.click(line(/^.?Honours : ‹Honours›/));
  fireEvent.change(french(), { target: { value: "Mention {honours} !" } });
  view.unmount();
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Continue with them" }));
  await userEvent.click(line(/^.?Mention ‹Honours› !/));
  expect(french().value).toBe("Mention {honours} !");
});

test("whoever saves late is asked, and may save over the other version", { tags: ["all"] }, async () => {
  const late = { status: 409, body: { error: "template_changed", message: "Somebody has saved." } };
  const { requests } = await open({
    [PUT]: ({ body }) =>
      body.includes("basedOn") ? late : { body: { template: rowTemplate({ _id: `${ID}-3`, version: 3 }) } },
  });
  await userEvent.type(screen.getByLabelText("Name of the template"), "!");
  await save();
  const dialog = await screen.findByRole("dialog", { name: "Someone else has saved another version in the meantime" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Save mine as the newest" }));
  await screen.findByText("Version 3 saved.");
  expect(sentTo(requests, "PUT")[1].layout.version).toBe(2);
});
