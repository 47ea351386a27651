/** What happens before the code of the guard has come. */
import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { leaveWork } from "../platform/unsaved-work.ts";
import { renderPart } from "../testing/render-part.tsx";
import { LazyLeaveGuard } from "./LazyLeaveGuard.tsx";

const code = vi.hoisted(() => ({ comes: () => {} }));
vi.mock("./LeaveGuard.tsx", async (original) => {
  await new Promise<void>((resolve) => {
    code.comes = resolve;
  });
  return original();
});

test("whatever leaves the page while the guard is loaded waits, and is asked about then", async () => {
  await renderPart(
    <main>
      <LazyLeaveGuard when />
    </main>,
  );
  let isGone = false;
  leaveWork(() => {
    isGone = true;
  });
  expect(isGone).toBe(false);
  code.comes();
  await screen.findByRole("dialog", { name: "Leave without saving?" });
  expect(isGone).toBe(false);
});
