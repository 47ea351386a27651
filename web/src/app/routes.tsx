/** Every path and the page behind it; each page's code is fetched when it is first opened. */
import { Suspense } from "react";
import { Navigate, Outlet, type RouteObject } from "react-router";
import { lazyPage } from "../platform/load-page.ts";
import { PageSpinner } from "../ui/Spinner.tsx";
import { Elsewhere } from "./Elsewhere.tsx";
import { PublicShell } from "./PublicShell.tsx";

const Landing = lazyPage(() => import("../features/landing/pages/LandingPage.tsx").then((file) => file.LandingPage));
const Verification = lazyPage(() =>
  import("../features/verification/pages/VerificationPage.tsx").then((file) => file.VerificationPage),
);
const DigitalDiploma = lazyPage(() =>
  import("../features/verification/pages/DigitalDiplomaPage.tsx").then((file) => file.DigitalDiplomaPage),
);
const Share = lazyPage(() => import("../features/sharing/opening/SharePage.tsx").then((file) => file.SharePage));
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

const publicRoutes: RouteObject[] = [
  { path: "/", element: <Landing /> },
  { path: "/login", element: <Login /> },
  { path: "/login_student", element: <Login /> },
  { path: "/register/:token?", element: <Register /> },
  { path: "/forget_password/:token?", element: <Forgotten /> },
  { path: "/stop_mails/:token?", element: <StopMails /> },
  { path: "/contact", element: <Contact /> },
  { path: "/ministry_login", element: <Navigate to="/login" replace /> },
  {
    element: <PublicShell />,
    children: [
      { path: "/verification", element: <Verification /> },
      { path: "/digital_diploma/:id", element: <DigitalDiploma /> },
      { path: "/share-certificate", element: <Share /> },
      { path: "/third_party", element: <ThirdParty /> },
      { path: "/components/:part?", element: <Components /> },
      { path: "/mailbox", element: <Mailbox /> },
    ],
  },
];

const elsewhere: RouteObject = { path: "/*", element: <Elsewhere /> };

export const routes: RouteObject[] = [{ element: page, children: [...publicRoutes, elsewhere] }];
