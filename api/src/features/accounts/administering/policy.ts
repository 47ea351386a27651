/** Who sees and administers whom, in addition to the roles that an endpoint allows. Pure. */
import type { StaffRole } from "@ijaza/schema/users/roles";
import type { Actor } from "../../../platform/actor.ts";

type Reader = Pick<Actor, "id" | "role" | "universityId">;
type Subject = { id: string; role: StaffRole; university_id: string | null };

const OF_UNIVERSITIES: readonly StaffRole[] = ["resp_uni", "agent_uni", "admin_uni"];
/** Admins of the network see each other and the people of universities, but not those who run the platform. */
const OF_THE_NETWORK: readonly StaffRole[] = [...OF_UNIVERSITIES, "admin_alecso"];

/** The roles that the reader's lists show; undefined for all roles. */
export const visibleRoles = ({ role }: Reader): readonly StaffRole[] | undefined =>
  role === "admin_alecso" ? OF_THE_NETWORK : undefined;

/** Whether the reader may know of this user. */
export function maySee(reader: Reader, subject: Subject): boolean {
  if (reader.role === "admin_ijaza") return true;
  if (reader.role === "admin_alecso") return OF_THE_NETWORK.includes(subject.role);
  return reader.universityId !== null && reader.universityId === subject.university_id;
}

/** Whether the reader may invite, change, block and delete this user. Nobody administers oneself. */
export function mayAdminister(reader: Reader, subject: Subject): boolean {
  if (!maySee(reader, subject) || reader.id === subject.id) return false;
  if (reader.role === "admin_ijaza") return true;
  if (reader.role === "admin_alecso") return OF_UNIVERSITIES.includes(subject.role);
  return reader.role === "resp_uni" && subject.role === "agent_uni";
}
