/** The PDFs of chosen diplomas, downloaded from the bar of the selection as one archive. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../testing/diplomas.ts";
import { openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, UNIVERSITY_ADMIN } from "../../testing/people.ts";
import { watchSavedFiles } from "../../testing/saved-files.ts";
import type { Answer } from "../../testing/server.ts";

const CALL = "POST /api/document/files";
const saved = watchSavedFiles();

const choose = async (places: readonly number[]) => {
  const boxes = await screen.findAllByRole("checkbox", { name: "Select Amina Ben Salah" });
  for (const place of places) await userEvent.click(boxes[place]!);
  return within(screen.getByRole("region", { name: "Selection" }));
};

test("signed and revoked diplomas are downloaded together, under the name that the server gives", async () => {
  const diplomas = [diplomaWith({ status: "signed" }), diplomaWith({ status: "revoked" })];
  const headers = { "content-disposition": 'attachment; filename="ijaza-diplomas-2.zip"' };
  const { sent } = await openDiplomas(AGENT, "/diplomasList", {
    diplomas,
    answers: { [CALL]: () => ({ text: "bytes", headers }) },
  });
  const bar = await choose([0, 1]);
  expect(bar.queryByText("No action applies to all of these at once.")).toBeNull();
  await userEvent.click(bar.getByRole("button", { name: "Download 2 PDFs" }));
  await waitFor(() => expect(saved).toEqual(["ijaza-diplomas-2.zip"]));
  expect(sent(CALL)).toEqual([{ kind: "diploma", ids: diplomas.map(({ _id }) => _id) }]);
});

test("an archive that comes can be stopped, and nothing is saved of it", async () => {
  await openDiplomas(AGENT, "/diplomasList", {
    diplomas: [diplomaWith({ status: "signed" })],
    answers: { [CALL]: () => new Promise<Answer>(() => {}) },
  });
  const bar = await choose([0]);
  await userEvent.click(bar.getByRole("button", { name: "Download 1 PDF" }));
  await userEvent.click(await bar.findByRole("button", { name: /^Stop the download/ }));
  await bar.findByRole("button", { name: "Download 1 PDF" });
  expect(saved).toEqual([]);
});

test("a mixed selection offers no download, and says that nothing can be done with all of it", async () => {
  const diplomas = [diplomaWith({ status: "signed" }), diplomaWith({ status: "unsigned" })];
  await openDiplomas(AGENT, "/diplomasList", { diplomas });
  const bar = await choose([0, 1]);
  bar.getByText("No action applies to all of these at once.");
  expect(bar.queryByRole("button", { name: /^Download/ })).toBeNull();
});

test("whoever only looks at the university has nothing to choose", async () => {
  await openDiplomas(UNIVERSITY_ADMIN, "/diplomasList", { diplomas: [diplomaWith({ status: "signed" })] });
  await screen.findByRole("button", { name: "Amina Ben Salah" });
  expect(screen.queryByRole("checkbox", { name: "Select Amina Ben Salah" })).toBeNull();
});
