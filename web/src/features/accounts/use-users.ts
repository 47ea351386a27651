/** One page of the users in the reader's scope, by the call that the reader's role and filters need. */
import { type StaffRole, staff } from "@ijaza/schema/users/roles";
import { useRole } from "../../platform/actor.ts";
import { POLLED, quietly } from "../../platform/api/polling.ts";
import { type ListState, pageOf } from "../../platform/list-state.ts";
import { useGetUsersOfAllQuery, useGetUsersQuery } from "./user-lists.api.ts";

export const BLOCKING = ["open", "blocked"] as const;
const BLOCKED = { open: "false", blocked: "true" } as const;

/** The filters in the address; an absent or invalid one is undefined. */
export const filtersOf = (state: ListState) => ({
  role: staff.find((each) => each === state.filter("role")),
  blocking: BLOCKING.find((each) => each === state.filter("blocking")),
  universityId: state.filter("university") || undefined,
});

/** Responsables see only their agents; all others whom the server returns. */
const roleFor = (reader: string | undefined, chosen: StaffRole | undefined) =>
  reader === "resp_uni" ? ("agent_uni" as const) : chosen;

export const useUsers = (state: ListState) => {
  const reader = useRole();
  const { role: chosen, blocking, universityId } = filtersOf(state);
  const { page, pageSize, ...whole } = pageOf(state);
  const listed = { ...whole, role: roleFor(reader, chosen), blocked: blocking && BLOCKED[blocking] };
  const query = { ...listed, page, pageSize };
  const ofUniversity = reader === "admin_ijaza" && universityId !== undefined;
  const some = useGetUsersQuery(query, { skip: ofUniversity, ...POLLED });
  const all = useGetUsersOfAllQuery({ ...query, universityId }, { skip: !ofUniversity, ...POLLED });
  return {
    query: quietly(ofUniversity ? all : some),
    /** What all pages of the list are asked for. */
    listed: { ...listed, ...(ofUniversity && { universityId }) },
  };
};
