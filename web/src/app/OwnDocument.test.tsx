/** A page is never shown under the security policy of another: the document is reloaded first. */
import { isVerifyingPage } from "@ijaza/schema/pages/pages";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Link, MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { OwnDocument } from "./OwnDocument.tsx";

function open(from: string, to: string, verifies = isVerifyingPage(from)) {
  const loads: string[] = [];
  const load = () => loads.push(to);
  render(
    <MemoryRouter initialEntries={[from]}>
      <OwnDocument verifies={verifies} load={load}>
        <Link to={to}>go</Link>
      </OwnDocument>
    </MemoryRouter>,
  );
  return loads;
}

test.each([
  ["/", "/login"],
  ["/verification", "/contact"],
  ["/Digital_Diploma/x/", "/student_profile"],
  ["/dashboard", "/verification"],
  ["/login", "/"],
  ["/nowhere", "/digital_diploma/x"],
])("from %s to %s the document is loaded again", async (from, to) => {
  const loads = open(from, to);
  await userEvent.click(screen.getByRole("link", { name: "go" }));
  expect(loads).toEqual([to]);
  expect(screen.queryByRole("link", { name: "go" })).toBeNull();
});

test.each([
  ["/", "/verification"],
  ["/verification", "/digital_diploma/x"],
  ["/login", "/dashboard"],
  ["/dashboard", "/templates/1"],
])("from %s to %s the document stays", async (from, to) => {
  const loads = open(from, to);
  await userEvent.click(screen.getByRole("link", { name: "go" }));
  expect(loads).toEqual([]);
  expect(screen.queryByRole("link", { name: "go" })).not.toBeNull();
});

test.each([
  ["/verification", false],
  ["/login", true],
])("a document whose address became %s before it started is loaded again", (path, verifies) => {
  const loads = open(path, path, verifies);
  expect(loads).toEqual([path]);
  expect(screen.queryByRole("link", { name: "go" })).toBeNull();
});
