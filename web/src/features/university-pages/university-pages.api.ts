/** The call of a university's public page. */
import type { Reply } from "@ijaza/schema/endpoint";
import { getUniversityPage } from "@ijaza/schema/university-pages";
import { useQuery } from "../../platform/api/use-calls.ts";

export type UniversityPage = Reply<typeof getUniversityPage>;

export const useUniversityPage = (slug: string) => useQuery(getUniversityPage, { slug });
