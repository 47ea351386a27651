/** Shows every path that is not a public page: the staff area, a student's page, or the page for unknown paths. */
import { staff, student } from "@ijaza/schema/users/roles";
import { useLocation } from "react-router";
import { Guard, zoneOf } from "../features/session/session.parts.tsx";
import { lazyPage } from "../platform/load-page.ts";
import { PublicShell } from "./PublicShell.tsx";
import { StudentShell } from "./StudentShell.tsx";

const StaffArea = lazyPage(() => import("./StaffArea.tsx").then((file) => file.StaffArea));
const NotFound = lazyPage(() => import("./NotFoundPage.tsx").then((file) => file.NotFoundPage));
const StudentProfile = lazyPage(() =>
  import("../features/profile/pages/StudentProfilePage.tsx").then((file) => file.StudentProfilePage),
);

export function Elsewhere() {
  const zone = zoneOf(useLocation().pathname);
  if (zone === "staff")
    return (
      <Guard roles={staff}>
        <StaffArea />
      </Guard>
    );
  if (zone === "student")
    return (
      <StudentShell>
        <Guard roles={student}>
          <StudentProfile />
        </Guard>
      </StudentShell>
    );
  return (
    <PublicShell>
      <NotFound />
    </PublicShell>
  );
}
