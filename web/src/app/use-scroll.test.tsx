/** A page's scroll position is set at once: a page that scrolls smoothly after a navigation is read while it moves. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useNavigate } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { useScroll } from "./use-scroll.ts";

function Page() {
  useScroll();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate("/two")}>
        On
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

test("a new page opens at its top and a former one where it was left, without smooth scrolling", async () => {
  const scroll = vi.spyOn(globalThis, "scrollTo").mockImplementation(() => {});
  onTestFinished(() => scroll.mockRestore());
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly callback: () => void) {}
      observe() {
        this.callback();
      }
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  render(
    <MemoryRouter initialEntries={["/one"]}>
      <Page />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("button", { name: "On" }));
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(scroll.mock.calls).toEqual([[{ top: 0, behavior: "instant" }], [{ top: 0, behavior: "instant" }]]);
});
