/** Shows every path that is not a public page: the staff area, a student's page, or the page for unknown paths. */
import { staff, student } from "@ijaza/schema/roles";
import { useLocation } from "react-router";
import { Guard, LeaveButton, zoneOf } from "../features/session/session.parts.tsx";
import { lazyPage } from "../platform/load-page.ts";
import { PublicShell } from "./PublicShell.tsx";

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
      <PublicShell>
        <Guard roles={student}>
          <StudentProfile leave={<LeaveButton />} />
        </Guard>
      </PublicShell>
    );
  return (
    <PublicShell>
      <NotFound />
    </PublicShell>
  );
}
