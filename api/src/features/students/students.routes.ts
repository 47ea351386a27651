/** The calls of the room students. */
import {
  addStudents,
  countWithoutPassword,
  deleteStudent,
  exportStudents,
  getStudentById,
  getStudents,
  resendCodes,
  updateStudent,
} from "@ijaza/schema/students/calls";
import { withUniversity } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { describeBulk } from "../../platform/http/bulk.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { sendSheet } from "../../platform/sheets/send-sheet.ts";
import type { Students } from "./students.service.ts";

export function mountStudents(mount: Mount, students: Students): void {
  mount(addStudents, async (input, { actor, language, request }) => {
    const { withoutCode, ...outcome } = await students.add(withUniversity(actor), {
      ...input,
      requestId: request.id,
    });
    return { ...describeBulk(outcome, language), ...(withoutCode.length > 0 && { withoutCode: [...withoutCode] }) };
  });
  mount(resendCodes, async ({ ids, all }, { actor, request }) => {
    if ((ids === undefined) === (all === undefined)) {
      throw new AppError("invalid_input", { fields: [{ path: "ids", error: "required" }] });
    }
    const requestId = request.id;
    return students.resendCodes(withUniversity(actor), { ids, requestId });
  });
  mount(countWithoutPassword, (_input, { actor }) => students.countWithoutPassword(withUniversity(actor)));
  mount(updateStudent, ({ _id, ...cells }, { actor, request }) =>
    students.update(withUniversity(actor), { id: _id, cells, requestId: request.id }),
  );
  mount(deleteStudent, ({ _id }, { actor, request }) =>
    students.delete(withUniversity(actor), { id: _id, requestId: request.id }),
  );
  mount(getStudents, (query, { actor }) => students.list(actor, query));
  mount(exportStudents, async (query, { actor, language, request, reply }) =>
    sendSheet(reply, await students.exportAll({ actor, language, requestId: request.id }, query), query.format),
  );
  mount(getStudentById, async ({ id }, { actor }) => ({ student: await students.read(actor, id) }));
}
