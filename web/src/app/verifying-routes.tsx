/** The pages where visitors verify: a document of its own, with few scripts and its own security policy. */
import { type ReactNode, Suspense } from "react";
import { matchPath, Outlet, type RouteObject } from "react-router";
import { lazyPage } from "../platform/load-page.ts";
import { PageSpinner } from "../ui/Spinner.tsx";
import { PublicShell } from "./PublicShell.tsx";

const Landing = lazyPage(() => import("../features/landing/pages/LandingPage.tsx").then((file) => file.LandingPage));
const Verification = lazyPage(() =>
  import("../features/verification/pages/VerificationPage.tsx").then((file) => file.VerificationPage),
);
const DigitalDiploma = lazyPage(() =>
  import("../features/verification/pages/DigitalDiplomaPage.tsx").then((file) => file.DigitalDiplomaPage),
);
const University = lazyPage<{ missing: ReactNode }>(() =>
  import("../features/university-pages/pages/UniversityPage.tsx").then((file) => file.UniversityPage),
);
const Share = lazyPage(() => import("../features/sharing/opening/SharePage.tsx").then((file) => file.SharePage));
const NotFound = lazyPage(() => import("./NotFoundPage.tsx").then((file) => file.NotFoundPage));

type Prepared = { preload: () => Promise<unknown>; rooms: readonly string[] };

/** The pages whose code is fetched before they replace what the server painted, and the rooms whose texts they show. */
const PAGES: Record<string, Prepared> = {
  "/": { preload: Landing.preload, rooms: ["landing", "verification/input"] },
  "/verification": { preload: Verification.preload, rooms: ["verification", "verification/input"] },
  "/digital_diploma/:id": { preload: DigitalDiploma.preload, rooms: ["verification"] },
  "/university/:slug": { preload: University.preload, rooms: ["university-pages", "verification/input"] },
  "/share-certificate": { preload: Share.preload, rooms: ["sharing", "verification"] },
};

/** Loads the code of the page at a path, and gives the rooms whose texts it shows. What fails is loaded when it is rendered. */
export async function preparePage(path: string): Promise<readonly string[]> {
  const pattern = Object.keys(PAGES).find((each) => matchPath(each, path));
  if (!pattern) return [];
  const { preload, rooms } = PAGES[pattern]!;
  await preload().catch(() => {});
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
