/** A page whose code has been fetched is there at once: nothing else is ever shown in its place. */
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { gateFor } from "../testing/gate.ts";
import { lazyPage } from "./load-page.ts";

const Heading = ({ from }: { from: number }) => <h1>{from}</h1>;
const waiting = vi.fn(() => <p>Loading</p>);
const Waiting = () => waiting();
const pageIn = (Page: ReturnType<typeof lazyPage<{ from: number }>>) => (
  <Suspense fallback={<Waiting />}>
    <Page from={3} />
  </Suspense>
);

test("a page whose code was fetched before is shown in the first commit", async () => {
  const Page = lazyPage(async () => Heading);
  await Page.preload();
  render(pageIn(Page));
  expect(screen.getByRole("heading").textContent).toBe("3");
  expect(waiting).not.toHaveBeenCalled();
});

test("a page whose code arrives late is shown when it is there", async () => {
  const arrival = gateFor<typeof Heading>();
  render(pageIn(lazyPage(() => arrival.opened)));
  expect(waiting).toHaveBeenCalled();
  arrival.open(Heading);
  expect((await screen.findByRole("heading")).textContent).toBe("3");
});
