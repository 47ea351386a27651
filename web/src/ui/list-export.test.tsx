/** The export of a list: chosen in its menu, stopped while it comes, and explained when it does not. */
import { exportStudents } from "@ijaza/schema/students/calls";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { watchSavedFiles } from "../testing/saved-files.ts";
import { type Answer, serve } from "../testing/server.ts";
import { ListExport } from "./ListExport.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

const PATH = "POST /api/student/export";
const QUERY = { search: "Mansouri", sort: "-studentNumber", sex: undefined };
const saved = watchSavedFiles();

async function open(answer: () => Answer | Promise<Answer>) {
  const requests = serve({ [PATH]: answer });
  const part = (
    <>
      <ListExport call={exportStudents} query={QUERY} name="students" isEmpty={false} />
      <ToastRegion />
    </>
  );
  await renderPart(part);
  const exportAs = async (format: string) => {
    await userEvent.click(screen.getByRole("button", { name: "Export" }));
    await userEvent.click(screen.getByRole("menuitem", { name: format }));
  };
  return { requests: () => requests.filter(({ method }) => method === "POST"), exportAs };
}

test("the list is exported under its search, filters and order, and saved by the name that the server gives it", async () => {
  const headers = { "content-disposition": 'attachment; filename="students-2026-11-22.xlsx"' };
  const { requests, exportAs } = await open(() => ({ text: "bytes", headers }));
  await exportAs("Excel (.xlsx)");
  await screen.findByText("Saved: students-2026-11-22.xlsx");
  expect(saved).toEqual(["students-2026-11-22.xlsx"]);
  const [request] = requests();
  expect(JSON.parse(request?.body ?? "")).toEqual({ search: "Mansouri", sort: "-studentNumber", format: "xlsx" });
  expect(request?.headers.get("x-csrf-token")).toBe("first");
});

test("while it comes the menu says so and offers to stop it; a stopped export saves nothing and says nothing", async () => {
  const { exportAs } = await open(() => new Promise<Answer>(() => {}));
  await exportAs("CSV");
  await userEvent.click(await screen.findByRole("button", { name: "Exporting…" }));
  expect(screen.queryByRole("menuitem", { name: "CSV" })).toBeNull();
  await userEvent.click(screen.getByRole("menuitem", { name: "Stop the export" }));
  await screen.findByRole("button", { name: "Export" });
  expect(saved).toEqual([]);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a list that is too long says why it is not exported, and can be exported again", async () => {
  const message = "This list has more than 200000 rows.";
  const { exportAs } = await open(() => ({ status: 422, body: { error: "too_many_to_export", message } }));
  await exportAs("CSV");
  await screen.findByText(message);
  await screen.findByRole("button", { name: "Export" });
  expect(saved).toEqual([]);
});
