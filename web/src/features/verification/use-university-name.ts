/** The university's name in the reader's language, beside the name that the registry itself holds. */
import type { Facts } from "@ijaza/verifier/result";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { useGetIssuersQuery } from "./verification.api.ts";

/** `registered` is proved; `main` is the issuer list's name of the same university, or the proved one. */
export type UniversityName = { main: string; registered: string };

export const useUniversityName = (issuer: Facts["issuer"]): UniversityName => {
  const language = useLanguage();
  const { data } = useGetIssuersQuery(undefined, { skip: !issuer });
  const registered = issuer?.name ?? "";
  const listed = data?.issuers.find(({ did, university }) => did === issuer?.did && university === issuer?.university);
  return { main: listed?.name[language] || registered, registered };
};
