/** Refusals about erased data, and about erasing it. */
import type { Refusal } from "./refusal.ts";

export const PRIVACY_REFUSALS = {
  erasure_has_to_wait: {
    code: 290,
    status: 409,
    en: "A document of this student is being signed or revoked, or signing it failed. Finish that first, then erase the data.",
    fr: "Un document de cet étudiant est en cours de signature ou de révocation, ou sa signature a échoué. Terminez d’abord cette opération, puis effacez les données.",
    ar: "إحدى وثائق هذا الطالب قيد التوقيع أو الإلغاء، أو تعذّر توقيعها. أكمل ذلك أولًا ثم امحُ البيانات.",
  },
  document_erased: {
    code: 291,
    status: 410,
    en: "The university has erased the data of this document. Nothing is claimed about it.",
    fr: "L’université a effacé les données de ce document. Rien n’est affirmé à son sujet.",
    ar: "محت الجامعة بيانات هذه الوثيقة، ولا يُؤكَّد أي شيء بشأنها.",
  },
  student_number_differs: {
    code: 292,
    status: 422,
    en: "This is not the number of the student whose data you are about to erase. Nothing was erased.",
    fr: "Ce numéro n’est pas celui de l’étudiant dont vous allez effacer les données. Rien n’a été effacé.",
    ar: "هذا الرقم ليس رقم الطالب الذي ستمحو بياناته. لم يُمحَ شيء.",
  },
} as const satisfies Record<string, Refusal>;
