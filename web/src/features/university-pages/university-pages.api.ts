/** The call of a university's public page. */
import type { Reply } from "@ijaza/schema/calls/endpoint";
import { getUniversityPage } from "@ijaza/schema/university-pages/calls";
import { useAnswer } from "../../platform/api/use-calls.ts";

export type UniversityPage = Reply<typeof getUniversityPage>;

export const useUniversityPage = (slug: string) => useAnswer(getUniversityPage, { slug });
