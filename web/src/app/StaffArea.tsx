/** The staff area as one chunk of code, loaded when a member of the staff first needs it. */
import { type RouteObject, useRoutes } from "react-router";
import { needsUniversity } from "../features/profile/settings/tabs.ts";
import { lacksUniversity, useUser } from "../platform/actor.ts";
import { FullScreenShell } from "./FullScreenShell.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { NoUniversityPage } from "./NoUniversityPage.tsx";
import { StaffShell } from "./StaffShell.tsx";
import { fullScreenRoutes, staffRoutes } from "./staff-routes.tsx";

const ownTabs = (settings: RouteObject): RouteObject => ({
  path: settings.path,
  element: settings.element,
  children: settings.children?.filter(({ path }) => !needsUniversity(path)),
});

/** Of a manager without a university: the own account, and what has to be known about the rest. */
const WITHOUT_UNIVERSITY: RouteObject[] = [
  {
    element: <StaffShell />,
    children: [
      ...staffRoutes.filter(({ path }) => path === "/settings").map(ownTabs),
      { path: "*", element: <NoUniversityPage /> },
    ],
  },
];

const AREA: RouteObject[] = [
  { element: <FullScreenShell />, children: fullScreenRoutes },
  { element: <StaffShell />, children: [...staffRoutes, { path: "*", element: <NotFoundPage /> }] },
];

export function StaffArea() {
  return useRoutes(lacksUniversity(useUser()) ? WITHOUT_UNIVERSITY : AREA);
}
