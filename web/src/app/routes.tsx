/** Every path and the page behind it; each page's code is fetched when it is first opened. */
import { staff } from "@ijaza/schema/roles";
import { Suspense } from "react";
import { Navigate, Outlet, type RouteObject } from "react-router";
import { Guard } from "../features/session/session.parts.tsx";
import { lazyPage } from "../platform/load-page.ts";
import { PageSpinner } from "../ui/Spinner.tsx";
import { PublicShell } from "./PublicShell.tsx";
import { staffRoutes } from "./staff-routes.tsx";

const Landing = lazyPage(() => import("../features/landing/pages/LandingPage.tsx").then((file) => file.LandingPage));
const Verification = lazyPage(() =>
  import("../features/verification/pages/VerificationPage.tsx").then((file) => file.VerificationPage),
);
const DigitalDiploma = lazyPage(() =>
  import("../features/verification/pages/DigitalDiplomaPage.tsx").then((file) => file.DigitalDiplomaPage),
);
const Login = lazyPage(() => import("../features/session/pages/LoginPage.tsx").then((file) => file.LoginPage));
const NotFound = lazyPage(() => import("./NotFoundPage.tsx").then((file) => file.NotFoundPage));
const StaffShell = lazyPage(() => import("./StaffShell.tsx").then((file) => file.StaffShell));

const page = (
  <Suspense fallback={<PageSpinner />}>
    <Outlet />
  </Suspense>
);

const publicRoutes: RouteObject[] = [
  { path: "/", element: <Landing /> },
  { path: "/login", element: <Login /> },
  { path: "/login_student", element: <Login /> },
  { path: "/ministry_login", element: <Navigate to="/login" replace /> },
  {
    element: <PublicShell />,
    children: [
      { path: "/verification", element: <Verification /> },
      { path: "/digital_diploma/:id", element: <DigitalDiploma /> },
      { path: "*", element: <NotFound /> },
    ],
  },
];

const staffArea: RouteObject = {
  element: (
    <Guard roles={staff}>
      <StaffShell />
    </Guard>
  ),
  children: staffRoutes,
};

export const routes: RouteObject[] = [{ element: page, children: [...publicRoutes, staffArea] }];
