/** The list of pages that the server knows equals the router's. */
import { PAGES } from "@ijaza/schema/pages/pages";
import type { RouteObject } from "react-router";
import { expect, test } from "vitest";
import { everyRoute as routes } from "../testing/every-route.ts";
import { fullScreenRoutes, staffRoutes } from "./staff-routes.tsx";

/** The one page that the router finds by the zone of its path. */
const BY_ZONE = ["/student_profile"];

const pathsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ path, children = [] }) => [...(path && !path.endsWith("*") ? [path] : []), ...pathsOf(children)]);

test("the server answers with a page wherever the router has one, and nowhere else", () => {
  const paths = [...pathsOf(routes), ...pathsOf(fullScreenRoutes), ...pathsOf(staffRoutes), ...BY_ZONE];
  expect(paths.toSorted()).toEqual(PAGES.toSorted());
});
