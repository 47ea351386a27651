/** Loads the page that follows a sign-in while its form is filled in, so that nobody waits for it afterwards. */
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { whenSomebodyActs } from "./when-somebody-acts.ts";

/** The code of a page, and the rooms whose texts it shows. */
export type NextPage = { code: () => Promise<unknown>[]; rooms: readonly string[] };

export const STAFF_NEXT: NextPage = {
  code: () => [
    import("./StaffArea.tsx"),
    import("../features/session/components/SessionWatch.tsx"),
    import("../features/dashboard/pages/DashboardPage.tsx"),
  ],
  rooms: ["dashboard", "jobs", "credits", "audit"],
};

export const STUDENT_NEXT: NextPage = {
  code: () => [
    import("../features/session/components/SessionWatch.tsx"),
    import("../features/profile/pages/StudentProfilePage.tsx"),
  ],
  rooms: ["profile", "sharing", "diplomas", "correction-requests"],
};

export function LoadAhead({ next, children }: { next: NextPage; children: ReactNode }) {
  const { i18n } = useTranslation();
  useEffect(() => {
    const stop = whenSomebodyActs(() => {
      stop();
      // What does not arrive now is fetched again by the page itself.
      void Promise.allSettled([...next.code(), i18n.loadNamespaces([...next.rooms])]);
    });
    return stop;
  }, [next, i18n]);
  return children;
}
