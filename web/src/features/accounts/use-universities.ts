/** The universities by name: to choose one of. */
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { useGetAllUniversitiesQuery } from "../universities/universities.api.ts";

type University = { _id: string; name: string };

const ALL = { pageSize: 500 };

/** Empty until they are known; nothing is asked for with `skip`. */
export const useUniversities = ({ skip }: { skip: boolean }): University[] => {
  const language = useLanguage();
  const { data } = useGetAllUniversitiesQuery(ALL, { skip });
  const named = (data?.universities ?? []).map(({ _id, name }) => ({ _id, name: name[language] }));
  return named.sort((a, b) => a.name.localeCompare(b.name, language));
};
