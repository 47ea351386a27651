/** The addresses of all pages, as in the client's router. The server answers 404 for any other address. */

/** `:name` is one segment, `:name?` an optional one. */
export const PAGES = [
  "/",
  "/login",
  "/login_student",
  "/register/:token?",
  "/forget_password/:token?",
  "/stop_mails/:token?",
  "/contact",
  "/ministry_login",
  "/verification",
  "/digital_diploma/:id",
  "/university/:slug",
  "/privacy",
  "/terms",
  "/accessibility",
  "/imprint",
  "/share-certificate",
  "/third_party",
  "/mailbox",
  "/components/:part?",
  "/student_profile",
  "/dashboard",
  "/student",
  "/student-demandes",
  "/diploma-demandes",
  "/add_Student",
  "/add_one_student",
  "/update_one_student",
  "/updateStudent/:id",
  "/diplomasList",
  "/add_diplomas",
  "/add_one_diploma",
  "/diplomas_not_confirm",
  "/diplomas_not_confirm/:agentId",
  "/diplomasRejected",
  "/update_one_diploma",
  "/listsAgent",
  "/certificationsList",
  "/add_certification",
  "/certifications_not_confirm",
  "/certificates_not_confirm/:agentId",
  "/rejected-certificates",
  "/update_one_certificate",
  "/certificationListsAgent",
  "/cohorts",
  "/cohorts/:id",
  "/usersList",
  "/add_user",
  "/createAdmin",
  "/updateUser/:id",
  "/templates",
  "/templates/:id",
  "/settings",
  "/settings/university",
  "/settings/signing",
  "/settings/account",
  "/settings/security",
  "/settings/imports",
  "/settings/signatories/:id?",
  "/audit",
  "/deposit-demands",
  "/add_university",
  "/universities_list",
  "/registry",
  "/registry/:id",
] as const;

/** Pages of the law, each at its name. */
export const LEGAL_PAGES = ["privacy", "terms", "accessibility", "imprint"] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

/** Public pages whose visits are counted by path. Visits to the page of a document are counted by its id. */
export const VISITED_PAGES = [
  "/",
  "/login",
  "/login_student",
  "/register",
  "/forget_password",
  "/contact",
  "/verification",
  "/share-certificate",
  "/third_party",
] as const;
export type VisitedPage = (typeof VISITED_PAGES)[number];

/** Pages where visitors verify: they use the camera, and connect to the node that a visitor names. */
const VERIFYING: readonly (typeof PAGES)[number][] = [
  "/",
  "/verification",
  "/digital_diploma/:id",
  "/university/:slug",
  "/share-certificate",
];

/**
 * Where those pages may connect besides the site itself, as sources of a Content Security Policy: any node over https,
 * or one on the visitor's own machine. The policy has no syntax for IPv6 addresses.
 */
export const NODE_SOURCES: readonly string[] = ["https:", "http://localhost:*", "http://127.0.0.1:*"];

/** Compares like the router: ignores case and a trailing slash. */
const patternOf = (page: string): RegExp => {
  const pattern = page.replace(/\/:\w+\?/g, "(?:/[^/]+)?").replace(/:\w+/g, "[^/]+");
  return new RegExp(`^${pattern.replace(/\/$/, "")}/?$`, "i");
};

const ALL = PAGES.map(patternOf);
const WIDE = VERIFYING.map(patternOf);

/** Whether a page exists at this path, which contains no query. */
export const isPage = (path: string): boolean => ALL.some((pattern) => pattern.test(path));

/** Whether visitors verify on the page at this path (without query), which therefore gets the wider browser policy. */
export const isVerifyingPage = (path: string): boolean => WIDE.some((pattern) => pattern.test(path));

/** Whether a page that verifies may read the chain at this address: one of NODE_SOURCES covers it. */
export const isNodeAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return NODE_SOURCES.some((source) => source === protocol || source === `${protocol}//${hostname}:*`);
};
