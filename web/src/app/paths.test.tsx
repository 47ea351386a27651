/** The three lists of paths (public pages, staff pages, zones of the session check) match the specification. */
import { screen } from "@testing-library/react";
import { lazy } from "react";
import { matchRoutes, Route, type RouteObject, Routes } from "react-router";
import { expect, test } from "vitest";
import { PUBLIC_PAGES, STAFF_PAGES, STUDENT_PAGES } from "../../../schema/test/specification/pages.ts";
import { PAGES_TO_COME } from "../../../schema/test/specification/to-come.ts";
import { PUBLIC_ROOTS, STAFF_ROOTS, zoneOf } from "../features/session/redirects.ts";
import { everyRoute as routes } from "../testing/every-route.ts";
import { renderApp } from "../testing/render-app.tsx";
import { renderPart } from "../testing/render-part.tsx";
import { serve } from "../testing/server.ts";
import { PageOutlet } from "./PageOutlet.tsx";
import { PublicShell } from "./PublicShell.tsx";
import { routes as ownRoutes } from "./routes.tsx";
import { fullScreenRoutes, staffRoutes } from "./staff-routes.tsx";
import { verifyingRoutes } from "./verifying-routes.tsx";

const pathsOf = (within: RouteObject[]): string[] =>
  within.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

const EVERY_OTHER_PATH = "/*";
const publicPaths = pathsOf(routes).filter((path) => path !== EVERY_OTHER_PATH);
const staffPaths = pathsOf([...fullScreenRoutes, ...staffRoutes]);

/** A path that the pattern of a route matches. */
const exampleOf = (path: string) => path.replace(/\/:\w+\??/g, "/x");

const isPublicPage = (pathname: string) => matchRoutes(routes, pathname)?.at(-1)?.route.path !== EVERY_OTHER_PATH;
const isStaffPage = (pathname: string) => matchRoutes([...fullScreenRoutes, ...staffRoutes], pathname) !== null;

test("every public page of the specification exists, except those still to come", () => {
  expect(PUBLIC_PAGES).toHaveLength(15);
  expect(PUBLIC_PAGES.filter((path) => !isPublicPage(path)).sort()).toEqual([...PAGES_TO_COME].sort());
});

test("each of the 28 staff pages of the specification exists", () => {
  expect(STAFF_PAGES).toHaveLength(28);
  expect(STAFF_PAGES.filter((path) => !isStaffPage(path))).toEqual([]);
});

test("the session check knows the zone of every page", () => {
  const zones = (paths: readonly string[]) => [...new Set(paths.map((path) => zoneOf(exampleOf(path))))].sort();
  expect(zones([...publicPaths, ...PUBLIC_PAGES])).toEqual(["login", "public"]);
  expect(zones([...staffPaths, ...STAFF_PAGES])).toEqual(["staff"]);
  expect(zones(STUDENT_PAGES)).toEqual(["student"]);
});

test("the session check knows no path that has no page", () => {
  const isUnder = (paths: readonly string[], root: string) =>
    paths.some((path) => `${exampleOf(path).toLowerCase()}/`.startsWith(`${root}/`));
  expect(PUBLIC_ROOTS.filter((root) => !isUnder([...publicPaths, ...PAGES_TO_COME], root))).toEqual([]);
  expect(STAFF_ROOTS.filter((root) => !isUnder(staffPaths, root))).toEqual([]);
});

test("no page of the staff is among the public ones", () => {
  expect(staffPaths.filter((path) => isPublicPage(exampleOf(path)))).toEqual([]);
});

/** A page whose code is on its way. */
const Coming = lazy(() => new Promise<never>(() => {}));

test.each([
  ["a page", ownRoutes[0]?.element],
  ["a page where one verifies", verifyingRoutes[0]?.element],
  ["a page of the staff", <PageOutlet key="staff" />],
  ["a public page", <PublicShell key="public" />],
])("a spinner is shown while the code of %s loads", async (_, frame) => {
  serve();
  await renderPart(
    <Routes>
      <Route element={frame}>
        <Route path="*" element={<Coming />} />
      </Route>
    </Routes>,
  );
  expect(screen.getByRole("status").textContent).toBe("Loading");
});

test.each([...PAGES_TO_COME, "/nowhere"])("%s says that there is no page", async (path) => {
  serve();
  await renderApp(path);
  await screen.findByRole("heading", { level: 1, name: "Page not found" });
});
