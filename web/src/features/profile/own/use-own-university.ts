/** The address of the page of one's own university; undefined until it is known. */
import { useUser } from "../../../platform/actor.ts";
import { useIssuers } from "../../verification/verification.api.ts";

export function useOwnUniversity({ skip }: { skip: boolean }): string | undefined {
  const { university } = useUser();
  const { data } = useIssuers({ skip });
  const issuer = skip ? undefined : data?.issuers.find(({ _id }) => _id === university?._id);
  return issuer && `/university/${issuer.slug}`;
}
