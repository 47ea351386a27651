/** The universities that have somebody, by name: to choose one of. */
import type { ListedUser } from "@ijaza/schema/users";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { useGetUsersQuery } from "./user-lists.api.ts";

type University = { _id: string; name: string };

/** Empty until they are known; nothing is asked for with `skip`. */
export const useUniversities = ({ skip }: { skip: boolean }): University[] => {
  const language = useLanguage();
  const { data } = useGetUsersQuery({ role: "resp_uni", pageSize: 500 }, { skip });
  const named = (data?.users ?? []).flatMap(({ university }: ListedUser) =>
    university ? [{ _id: university._id, name: university.name[language] }] : [],
  );
  const byId = new Map(named.map((each) => [each._id, each]));
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, language));
};
