/** The staff area as one chunk of code, loaded when a member of the staff first needs it. */
import { type RouteObject, useRoutes } from "react-router";
import { FullScreenShell } from "./FullScreenShell.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { StaffShell } from "./StaffShell.tsx";
import { fullScreenRoutes, staffRoutes } from "./staff-routes.tsx";

const AREA: RouteObject[] = [
  { element: <FullScreenShell />, children: fullScreenRoutes },
  { element: <StaffShell />, children: [...staffRoutes, { path: "*", element: <NotFoundPage /> }] },
];

export function StaffArea() {
  return useRoutes(AREA);
}
