/** The university's name in the reader's language, beside the name that the registry holds. */
import type { Texts } from "@ijaza/schema/product";
import type { Facts } from "@ijaza/verifier/result";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useIssuers } from "../verification.api.ts";

/**
 * `registered` is proved, and of the day of issue; `listed` are the names of the same university in the issuer list, and `main` the one in the
 * reader's language, or the proved one; `since` is when its first key was registered, ISO 8601; `page` is the path of its public page.
 */
export type UniversityName = { main: string; registered: string; listed?: Texts; since?: string; page?: string };

export const useUniversityName = (issuer: Facts["issuer"]): UniversityName => {
  const language = useLanguage();
  const { data } = useIssuers({ skip: !issuer });
  const registered = issuer?.name ?? "";
  const listed = data?.issuers.find(({ did, university }) => did === issuer?.did && university === issuer?.university);
  const since = listed?.keys.map(({ addedAt }) => addedAt).toSorted()[0];
  const page = listed && `/university/${listed.slug}`;
  // The list has the names of now; a university that was called otherwise then has its name of the day.
  const names = issuer?.present ? undefined : listed?.name;
  return { main: names?.[language] || registered, registered, listed: names, since, page };
};
