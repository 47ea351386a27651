/** Which visit is told of an address: a public page, or the document whose page it is. */
import { VISITED_PAGES, type VisitedPage } from "@ijaza/schema/pages";
import { matchPath } from "react-router";

export type Visit = { page: VisitedPage } | { id: string };

/** What may follow in the address of a page: tokens of mails, which are nobody's business. */
const VARYING = "/:token?";

/** Null for a page that is not counted. */
export const visitOf = (pathname: string): Visit | null => {
  const { id } = matchPath("/digital_diploma/:id", pathname)?.params ?? {};
  if (id) return { id };
  const page = VISITED_PAGES.find((each) => matchPath(each === "/" ? each : each + VARYING, pathname));
  return page ? { page } : null;
};
