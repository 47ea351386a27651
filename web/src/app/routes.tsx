/** Every path and the page behind it; each page's code is fetched when it is first opened. */
import { LEGAL_PAGES, type LegalPageName } from "@ijaza/schema/pages/pages";
import { Suspense } from "react";
import { Navigate, Outlet, type RouteObject } from "react-router";
import { lazyPage } from "../platform/load-page.ts";
import { PageSpinner } from "../ui/Spinner.tsx";
import { Elsewhere } from "./Elsewhere.tsx";
import { LoadAhead, type NextPage, STAFF_NEXT, STUDENT_NEXT } from "./LoadAhead.tsx";
import { PublicShell } from "./PublicShell.tsx";

const Legal = lazyPage<{ page: LegalPageName }>(() =>
  import("../features/legal/pages/LegalPage.tsx").then((file) => file.LegalPage),
);
const ThirdParty = lazyPage(() =>
  import("../features/sharing/requesting/ThirdPartyPage.tsx").then((file) => file.ThirdPartyPage),
);
const Components = lazyPage(() =>
  import("../features/showcase/pages/ComponentsPage.tsx").then((file) => file.ComponentsPage),
);
const Mailbox = lazyPage(() => import("../features/mailbox/pages/MailboxPage.tsx").then((file) => file.MailboxPage));
const Login = lazyPage(() => import("../features/session/pages/LoginPage.tsx").then((file) => file.LoginPage));
const Register = lazyPage(() =>
  import("../features/accounts/pages/RegisterPage.tsx").then((file) => file.RegisterPage),
);
const Forgotten = lazyPage(() =>
  import("../features/accounts/pages/ForgottenPage.tsx").then((file) => file.ForgottenPage),
);
const StopMails = lazyPage(() =>
  import("../features/accounts/pages/StopMailsPage.tsx").then((file) => file.StopMailsPage),
);
const Contact = lazyPage(() => import("../features/accounts/pages/ContactPage.tsx").then((file) => file.ContactPage));
const page = (
  <Suspense fallback={<PageSpinner />}>
    <Outlet />
  </Suspense>
);

const signIn = (next: NextPage) => (
  <LoadAhead next={next}>
    <Login />
  </LoadAhead>
);

const publicRoutes: RouteObject[] = [
  { path: "/login", element: signIn(STAFF_NEXT) },
  { path: "/login_student", element: signIn(STUDENT_NEXT) },
  { path: "/register/:token?", element: <Register /> },
  { path: "/forget_password/:token?", element: <Forgotten /> },
  { path: "/stop_mails/:token?", element: <StopMails /> },
  { path: "/contact", element: <Contact /> },
  { path: "/ministry_login", element: <Navigate to="/login" replace /> },
  {
    element: <PublicShell />,
    children: [
      { path: "/third_party", element: <ThirdParty /> },
      ...LEGAL_PAGES.map((name) => ({ path: `/${name}`, element: <Legal key={name} page={name} /> })),
      { path: "/components/:part?", element: <Components /> },
      { path: "/mailbox", element: <Mailbox /> },
    ],
  },
];

const elsewhere: RouteObject = { path: "/*", element: <Elsewhere /> };

export const routes: RouteObject[] = [{ element: page, children: [...publicRoutes, elsewhere] }];
