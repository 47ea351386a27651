/** What each page where visitors verify asks first, for the server to answer with the page. */
import { getChain } from "@ijaza/schema/chain/calls";
import type { FirstQuestion } from "@ijaza/schema/pages/first-paint";
import { getUniversityPage } from "@ijaza/schema/university-pages/calls";
import { matchPath } from "react-router";
import { bundleOf } from "../features/verification/verification.api.ts";
import { keyOf } from "../platform/api/calls.ts";
import { addressOfRequest, queryOf } from "../platform/api/request.ts";
import type { Sending } from "../platform/api/send.ts";

const asQuestion = (request: Sending): FirstQuestion => ({
  key: keyOf(request),
  address: addressOfRequest(request),
  answersText: request.responseHandler !== undefined,
});

export function questionsOf(path: string): FirstQuestion[] {
  const id = matchPath("/digital_diploma/:id", path)?.params.id;
  const slug = matchPath("/university/:slug", path)?.params.slug;
  return [
    queryOf(getChain)(),
    ...(id ? [bundleOf(id)] : []),
    ...(slug ? [queryOf(getUniversityPage)({ slug })] : []),
  ].map(asQuestion);
}
