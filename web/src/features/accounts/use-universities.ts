/** The names of all universities, for a choice. */
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { useGetAllUniversitiesQuery } from "../universities/universities.api.ts";

export type NamedUniversity = { _id: string; name: string; hasResponsable: boolean };

const ALL = { pageSize: 500 };

/** Empty until they are loaded; with `skip` nothing is requested. */
export const useUniversities = ({ skip }: { skip: boolean }): NamedUniversity[] => {
  const language = useLanguage();
  const { data } = useGetAllUniversitiesQuery(ALL, { skip });
  const named = (data?.universities ?? []).map(({ _id, name, responsable }) => ({
    _id,
    name: name[language],
    hasResponsable: responsable !== null,
  }));
  return named.sort((a, b) => a.name.localeCompare(b.name, language));
};
