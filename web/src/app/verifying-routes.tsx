/** The pages where visitors verify: a document of its own, with few scripts and its own security policy (decision 42). */
import { type ComponentType, type ReactNode, Suspense } from "react";
import { matchPath, Outlet, type RouteObject } from "react-router";
import { lazyPage } from "../platform/load-page.ts";
import { PageSpinner } from "../ui/Spinner.tsx";
import { PublicShell } from "./PublicShell.tsx";

const loadLanding = () => import("../features/landing/pages/LandingPage.tsx").then((file) => file.LandingPage);
const loadVerification = () =>
  import("../features/verification/pages/VerificationPage.tsx").then((file) => file.VerificationPage);
const loadDiploma = () =>
  import("../features/verification/pages/DigitalDiplomaPage.tsx").then((file) => file.DigitalDiplomaPage);
const loadUniversity = () =>
  import("../features/university-pages/pages/UniversityPage.tsx").then((file) => file.UniversityPage);
const loadShare = () => import("../features/sharing/opening/SharePage.tsx").then((file) => file.SharePage);

const Landing = lazyPage(loadLanding);
const Verification = lazyPage(loadVerification);
const DigitalDiploma = lazyPage(loadDiploma);
const University = lazyPage<{ missing: ReactNode }>(loadUniversity);
const Share = lazyPage(loadShare);
const NotFound = lazyPage(() => import("./NotFoundPage.tsx").then((file) => file.NotFoundPage));

type Loaded = { load: () => Promise<ComponentType<never>>; rooms: readonly string[] };

/** The code of each page, and the rooms whose texts it shows. */
const PAGES: Record<string, Loaded> = {
  "/": { load: loadLanding, rooms: ["landing", "verification"] },
  "/verification": { load: loadVerification, rooms: ["verification"] },
  "/digital_diploma/:id": { load: loadDiploma, rooms: ["verification"] },
  "/university/:slug": { load: loadUniversity, rooms: ["university-pages", "verification"] },
  "/share-certificate": { load: loadShare, rooms: ["sharing", "verification"] },
};

/** Loads the code of the page at a path, and gives the rooms whose texts it shows. What fails is loaded when it is rendered. */
export async function preparePage(path: string): Promise<readonly string[]> {
  const pattern = Object.keys(PAGES).find((each) => matchPath(each, path));
  if (!pattern) return [];
  const { load, rooms } = PAGES[pattern]!;
  await load().catch(() => {});
  return rooms;
}

export const verifyingRoutes: RouteObject[] = [
  {
    element: (
      <Suspense fallback={<PageSpinner />}>
        <Outlet />
      </Suspense>
    ),
    children: [
      { path: "/", element: <Landing /> },
      {
        element: <PublicShell />,
        children: [
          { path: "/verification", element: <Verification /> },
          { path: "/digital_diploma/:id", element: <DigitalDiploma /> },
          { path: "/university/:slug", element: <University missing={<NotFound />} /> },
          { path: "/share-certificate", element: <Share /> },
        ],
      },
    ],
  },
];
