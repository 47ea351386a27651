/** The visit that an address means: of a public page, or of a document. */
import { VISITED_PAGES, type VisitedPage } from "@ijaza/schema/pages/pages";
import { matchPath } from "react-router";

export type Visit = { page: VisitedPage } | { id: string };

/** The token of a mailed link may follow in the address, and is never reported. */
const VARYING = "/:token?";

/** Null for a page that is not counted. */
export const visitOf = (pathname: string): Visit | null => {
  const { id } = matchPath("/digital_diploma/:id", pathname)?.params ?? {};
  if (id) return { id };
  const page = VISITED_PAGES.find((each) => matchPath(each === "/" ? each : each + VARYING, pathname));
  return page ? { page } : null;
};
