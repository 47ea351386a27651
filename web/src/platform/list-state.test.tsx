/** The state of a list in the address, while the page has not caught up with it yet. */
import { act, render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { type ListState, useListState } from "./list-state.ts";

let list: ListState;

function List() {
  list = useListState();
  return null;
}

function open(address: string) {
  const router = createMemoryRouter([{ path: "/", element: <List /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { router, addressed: () => router.state.location.search };
}

test("a filter and a search that follow one another at once are both in the address", async () => {
  const { addressed } = open("/?status=signed&page=3");
  await act(async () => {
    list.set({ sex: "F" });
    list.set({ search: "Inès" });
  });
  expect(addressed()).toBe(`?status=signed&sex=F&search=${encodeURIComponent("Inès")}`);
  await act(async () => list.set({ sex: "" }));
  expect(addressed()).toBe(`?status=signed&search=${encodeURIComponent("Inès")}`);
});

test("what is set after going elsewhere is added to what is there", async () => {
  const { router, addressed } = open("/?sex=F");
  await act(async () => list.set({ search: "a" }));
  await act(async () => router.navigate("/?status=signed"));
  await act(async () => list.set({ page: 2 }));
  expect(addressed()).toBe("?status=signed&page=2");
});
