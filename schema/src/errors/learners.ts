/** Refusals of what concerns students: their records, and their demands for corrections. */
import type { Refusal } from "./refusal.ts";

export const LEARNER_REFUSALS = {
  student_has_diplomas: {
    code: 260,
    status: 409,
    en: "A diploma of this student was accepted and still stands: the student cannot be deleted.",
    fr: "Un diplôme accepté de cet étudiant est toujours valable : l’étudiant ne peut pas être supprimé.",
    ar: "لهذا الطالب شهادة مقبولة ما زالت قائمة، فلا يمكن حذفه.",
  },
} as const satisfies Record<string, Refusal>;
