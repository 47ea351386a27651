/** Erases the student whom a revoked diploma names: the list of students shows none who were deleted. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { EraseStudentDialog } from "../../students/students.parts.ts";
import { nameOf } from "../diploma-text.ts";

type EraseHolderProps = { record: Diploma; onDone: () => void; onClose: () => void };

export function EraseHolder({ record: { student }, ...dialog }: EraseHolderProps) {
  const name = nameOf(student, useLanguage());
  return student._id && <EraseStudentDialog student={{ _id: student._id }} name={name} {...dialog} />;
}
