/** Saving in the designer: refusals, another person's version, and unsaved changes. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesigner as open, PUT, save, saved, sentTo } from "../../../testing/designer.ts";
import { gateFor } from "../../../testing/gate.ts";
import type { Answer, ServedRequest } from "../../../testing/server.ts";
import { DRAWING, diplomaTemplate, templateAnswers } from "../../../testing/templates.ts";

const { id: ID } = diplomaTemplate();
const name = () => screen.getByLabelText<HTMLInputElement>("Name of the template");

test("a name that another template has is refused at the field of the name", async () => {
  const refusal = { status: 409, body: { error: "template_name_taken", message: "Another template has this name." } };
  await open({ [PUT]: () => refusal });
  await userEvent.type(name(), " 2");
  await save();
  await screen.findByText("Another template has this name.");
  expect(name().getAttribute("aria-invalid")).toBe("true");
});

test("a template without a name is not sent", { tags: ["all"] }, async () => {
  const { requests } = await open();
  await userEvent.clear(name());
  await save();
  await screen.findByText("Give the template a name.");
  expect(sentTo(requests, "PUT")).toEqual([]);
});

const LATE = { status: 409, body: { error: "template_changed", message: "Somebody has saved." } };

/** Saves a design of this name, and answers the dialog about another person's version. */
const saveLate = async (typed: string, answer: string) => {
  await userEvent.type(name(), typed);
  await save();
  const dialog = await screen.findByRole("dialog", { name: "Someone else has saved another version in the meantime" });
  await userEvent.click(within(dialog).getByRole("button", { name: answer }));
};

test("whoever saves late sees a warning, and may save over the other version", async () => {
  const { requests } = await open({ [PUT]: ({ body }) => (body.includes("basedOn") ? LATE : saved(3)) });
  await saveLate("!", "Save mine as the newest");
  await screen.findByText("Version 3 saved.");
  expect(sentTo(requests, "PUT")[1]).toMatchObject({ id: ID, name: "Diplôme national!" });
});

test("whoever saves late may open the other version, which discards the changes", async () => {
  const diplomas = [diplomaTemplate()];
  const theirs = diplomaTemplate({ _id: `${ID}-2`, version: 2, name: "Theirs" });
  const put = ({ body }: ServedRequest) => {
    if (!body.includes(`${ID}-1`)) return saved(3);
    diplomas[0] = theirs;
    return LATE;
  };
  const { requests } = await open({ ...templateAnswers({ diplomas }), [PUT]: put });
  await saveLate(" of mine", "Open the other version");
  await screen.findByText(/^Version 2 is in use/);
  expect(name().value).toBe("Theirs");
  expect(screen.queryByRole("button", { name: "Continue with them" })).toBeNull();
  await userEvent.type(name(), "!");
  await save();
  await screen.findByText("Version 3 saved.");
  expect(sentTo(requests, "PUT")[1]).toMatchObject({ id: ID, basedOn: `${ID}-2`, name: "Theirs!" });
});

test("whoever saves late may save a new template under a name of its own, and continue with it", {
  tags: ["all"],
}, async () => {
  const diplomas = [diplomaTemplate(), diplomaTemplate({ id: "second", name: "Diplôme national (2)" })];
  const put = ({ body }: ServedRequest) => {
    if (body.includes("basedOn")) return LATE;
    const template = diplomaTemplate({ ...JSON.parse(body), id: "third", _id: "third-1" });
    diplomas.push(template);
    return { body: { template } };
  };
  const { requests } = await open({ ...templateAnswers({ diplomas }), [PUT]: put });
  await userEvent.click(screen.getByRole("button", { name: "Text" }));
  await saveLate(" ", "Save as a separate template");
  await screen.findByText(/^Saved as the template .*Diplôme national \(3\)/);
  const [, sent] = sentTo(requests, "PUT");
  expect([sent.id, sent.basedOn, sent.layout.boxes.length]).toEqual([undefined, undefined, 6]);
  // The other template is open now, and unchanged.
  await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toHaveProperty("disabled", true));
  await userEvent.type(name(), "!");
  await save();
  await waitFor(() => expect(sentTo(requests, "PUT")[2]).toMatchObject({ id: "third", basedOn: "third-1" }));
});

test("a new template stays open once it is saved, though its preview is still being drawn", {
  tags: ["all"],
}, async () => {
  const diplomas = [diplomaTemplate()];
  const preview = gateFor<Answer>();
  const { requests } = await open(
    {
      ...templateAnswers({ diplomas }),
      "POST /api/template/preview": () => preview.opened,
      [PUT]: ({ body }) => {
        const template = diplomaTemplate({ ...JSON.parse(body), id: "third", _id: "third-1" });
        diplomas.push(template);
        return { body: { template } };
      },
    },
    "/templates/new?kind=diploma",
  );
  await userEvent.type(name(), "Third");
  await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/api/template/preview"));
  await save();
  // The saved template is open now, and unchanged.
  await waitFor(() => expect(screen.getByRole("button", { name: "Undo" })).toHaveProperty("disabled", true));
  expect(name().value).toBe("Third");
  preview.open({ body: { svg: DRAWING, overflowing: [], places: [] } });
});

test("unsaved changes are offered again after a reload, and no longer once they are saved", {
  tags: ["all"],
}, async () => {
  const { view } = await open();
  await userEvent.type(name(), " 2027");
  view.unmount();
  const again = await open({ [PUT]: () => saved(2) });
  await userEvent.click(await screen.findByRole("button", { name: "Continue with them" }));
  expect(name().value).toBe("Diplôme national 2027");
  await save();
  await screen.findByText("Version 2 saved.");
  again.view.unmount();
  await open();
  expect(screen.queryByRole("button", { name: "Continue with them" })).toBeNull();
});

test("leaving a page with changes asks first", async () => {
  await open();
  await userEvent.type(name(), "!");
  await userEvent.click(screen.getByRole("link", { name: "Back to the templates" }));
  await screen.findByRole("dialog", { name: "Leave without saving?" });
});
