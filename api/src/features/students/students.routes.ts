/** The calls of the room students. */
import { addStudents, getStudentById, getStudents } from "@ijaza/schema/students";
import { withUniversity } from "../../platform/actor.ts";
import { describeBulk } from "../../platform/http/bulk.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Students } from "./students.service.ts";

export function mountStudents(mount: Mount, students: Students): void {
  mount(addStudents, async (input, { actor, language, request }) =>
    describeBulk(await students.add(withUniversity(actor), input, request.id), language),
  );
  mount(getStudents, (query, { actor }) => students.list(actor, query));
  mount(getStudentById, async ({ id }, { actor }) => ({ student: await students.read(actor, id) }));
}
