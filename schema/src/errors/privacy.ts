/** Refusals about erased data, and about erasing it. */
import type { Refusal } from "./refusal.ts";

export const PRIVACY_REFUSALS = {
  erasure_has_to_wait: {
    code: 290,
    status: 409,
    en: "A document of this person is being signed or revoked, or signing it failed. Finish that first, then erase the data.",
    fr: "Un document de cette personne est en cours de signature ou de révocation, ou sa signature a échoué. Terminez d’abord cette opération, puis effacez les données.",
    ar: "إحدى وثائق هذا الشخص قيد التوقيع أو الإلغاء، أو تعذّر توقيعها. أكمل ذلك أولًا ثم امحُ البيانات.",
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
  reference_differs: {
    code: 293,
    status: 422,
    en: "This is not the end of the certificate’s reference. Nothing was erased.",
    fr: "Ce n’est pas la fin de la référence du certificat. Rien n’a été effacé.",
    ar: "ليست هذه نهاية مرجع الشهادة المهنية. لم يُمحَ شيء.",
  },
  certificate_of_student: {
    code: 294,
    status: 409,
    en: "The certificate belongs to a student. Erase the student’s data from the list of students.",
    fr: "Ce certificat appartient à un étudiant. Effacez les données de l’étudiant depuis la liste des étudiants.",
    ar: "هذه الشهادة المهنية تخص طالبًا. امحُ بيانات الطالب من قائمة الطلاب.",
  },
} as const satisfies Record<string, Refusal>;
