/** Where a change of path leads: the rules of who may see which page. Pure. */

/** Who the session check found. `owing-…` must set a password before anything else. */
export type Visitor = "student" | "staff" | "nobody" | "owing-student" | "owing-staff";

/** Paths below these are public too; of `/` only itself is. */
export const PUBLIC_ROOTS = [
  "/login",
  "/login_student",
  "/register",
  "/third_party",
  "/verification",
  "/share-certificate",
  "/forget_password",
  "/contact",
  "/stop_mails",
  "/ministry_login",
  "/components",
  "/digital_diploma",
  "/university",
  "/privacy",
  "/terms",
  "/accessibility",
  "/imprint",
  "/mailbox",
];

export const STAFF_ROOTS = [
  "/dashboard",
  "/student",
  "/student-demandes",
  "/diploma-demandes",
  "/add_student",
  "/add_one_student",
  "/update_one_student",
  "/updatestudent",
  "/add_user",
  "/updateuser",
  "/userslist",
  "/createadmin",
  "/add_university",
  "/universities_list",
  "/registry",
  "/deposit-demands",
  "/audit",
  "/diplomaslist",
  "/add_diplomas",
  "/add_one_diploma",
  "/update_one_diploma",
  "/update_one_certificate",
  "/listsagent",
  "/diplomas_not_confirm",
  "/diplomasrejected",
  "/certificationslist",
  "/add_certification",
  "/certifications_not_confirm",
  "/certificationlistsagent",
  "/certificates_not_confirm",
  "/rejected-certificates",
  "/cohorts",
  "/settings",
  "/templates",
];

const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, "") || "/";
const isUnder = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

export type Zone = "public" | "login" | "student" | "staff" | "unknown";

/** The kind of page that a path is; `/` matches exactly, every other root with the paths below it. */
export const zoneOf = (pathname: string): Zone => {
  const path = plain(pathname);
  if (path === "/login" || path === "/login_student") return "login";
  if (path === "/" || PUBLIC_ROOTS.some((root) => isUnder(path, root))) return "public";
  if (isUnder(path, "/student_profile")) return "student";
  if (STAFF_ROOTS.some((root) => isUnder(path, root))) return "staff";
  return "unknown";
};

/** The path to go to instead, or null to stay. An unknown path stays, and shows the page for unknown paths. */
export const redirectOf = ({ pathname, found }: { pathname: string; found: Visitor }): string | null => {
  const zone = zoneOf(pathname);
  const isGuarded = zone === "staff" || zone === "student";
  if (found === "owing-staff") return isGuarded ? "/login" : null;
  if (found === "owing-student") return isGuarded ? "/login_student" : null;
  if (found === "student") return zone === "login" || zone === "staff" ? "/student_profile" : null;
  if (found === "staff") return zone === "login" || zone === "student" ? "/dashboard" : null;
  if (zone === "staff") return "/login";
  return zone === "student" ? "/login_student" : null;
};
