/** Texts of the mails about requests, in three languages. */
import type { MailTexts } from "../../../platform/mail/mail-text.ts";

export type RequestMailKind = keyof typeof REQUEST_MAILS;

export const REQUEST_MAILS = {
  "third_party.confirm": {
    en: {
      subject: "Confirm your request",
      paragraphs: [
        "Someone used this address on {product} to ask a graduate for access to a diploma or certificate. The request only counts once you confirm the address.",
        "If the document exists and its holder agrees, you will receive a link. In any other case, an e-mail after {days} days will say that no access was given, without a reason.",
      ],
      action: "Confirm or withdraw the request",
      note: "You have {hours} hours to confirm; later, you can withdraw the request with the same link. If you did not expect this, ignore this message: nobody is told anything.",
    },
    fr: {
      subject: "Confirmez votre demande",
      paragraphs: [
        "Une demande d’accès au diplôme ou au certificat d’un titulaire a été faite sur {product} avec cette adresse. Elle ne sera transmise qu’une fois l’adresse confirmée.",
        "Si le document existe et que son titulaire accepte, vous recevrez un lien. Dans tous les autres cas, un courriel vous indiquera au bout de {days} jours qu’aucun accès n’a été accordé, sans en donner la raison.",
      ],
      action: "Confirmer ou retirer la demande",
      note: "Vous pouvez confirmer pendant {hours} heures ; le même lien permet ensuite de retirer la demande. Si vous n’êtes au courant de rien, ignorez ce message : personne n’en sera informé.",
    },
    ar: {
      subject: "أكّد طلبك",
      paragraphs: [
        "قُدّم بهذا العنوان على منصة {product} طلب للاطلاع على شهادة جامعية أو مهنية لأحد الخرّيجين. لا يُعتمد الطلب إلا بعد تأكيد العنوان.",
        "إذا كانت الوثيقة موجودة ووافق صاحبها فستصلك رسالة فيها رابط. وفي كل الأحوال الأخرى تصلك بعد {days} يومًا رسالة تفيد بأنه لم يُمنح الاطلاع، دون ذكر السبب.",
      ],
      action: "تأكيد الطلب أو سحبه",
      note: "يمكن التأكيد خلال {hours} ساعة، ويمكنك لاحقًا سحب الطلب بالرابط نفسه. إذا لم يكن لك علم بذلك فتجاهل هذه الرسالة: لن يُبلَّغ أحد بشيء.",
    },
  },
  "third_party.granted": {
    en: {
      subject: "Access was given",
      paragraphs: [
        "The holder of the document you asked for on {product} has shared it with you. Open it with the link below.",
      ],
      action: "Open the document",
      note: "The holder has limited how long and how often the link can be used. Anyone who has it can open it: do not pass it on.",
    },
    fr: {
      subject: "L’accès vous est accordé",
      paragraphs: [
        "Le titulaire du document que vous avez demandé sur {product} le partage avec vous par le lien ci-dessous.",
      ],
      action: "Voir le document",
      note: "Le titulaire a fixé la durée du lien et le nombre de consultations. Toute personne qui en dispose peut l’ouvrir : ne le transmettez pas.",
    },
    ar: {
      subject: "مُنحت حق الاطلاع",
      paragraphs: ["شارك معك صاحبُ الوثيقة التي طلبتها على منصة {product} وثيقتَه عبر الرابط أدناه."],
      action: "عرض الوثيقة",
      note: "حدّد صاحب الوثيقة مدة الرابط وعدد مرات الاطلاع. يمكن لكل من يملكه أن يفتحه، فلا ترسله إلى غيرك.",
    },
  },
  "third_party.granted_with_pin": {
    en: {
      subject: "Access was given",
      paragraphs: [
        "The holder of the document you asked for on {product} has shared it with you. Open it with the link below.",
        "It is protected by a six-digit PIN, which the holder will give you separately.",
      ],
      action: "Open the document",
      note: "The holder has limited how long and how often the link can be used. Do not pass it on.",
    },
    fr: {
      subject: "L’accès vous est accordé",
      paragraphs: [
        "Le titulaire du document que vous avez demandé sur {product} le partage avec vous par le lien ci-dessous.",
        "Il est protégé par un code PIN de six chiffres, que le titulaire vous communiquera par un autre moyen.",
      ],
      action: "Voir le document",
      note: "Le titulaire a fixé la durée du lien et le nombre de consultations. Ne le transmettez pas.",
    },
    ar: {
      subject: "مُنحت حق الاطلاع",
      paragraphs: [
        "شارك معك صاحبُ الوثيقة التي طلبتها على منصة {product} وثيقتَه عبر الرابط أدناه.",
        "الوثيقة محمية برمز سري من ستة أرقام سيبلغك به صاحبها بوسيلة أخرى.",
      ],
      action: "عرض الوثيقة",
      note: "حدّد صاحب الوثيقة مدة الرابط وعدد مرات الاطلاع. لا ترسله إلى غيرك.",
    },
  },
  "third_party.no_access": {
    en: {
      subject: "No access was given",
      paragraphs: ["{days} days ago, you asked for access to a document on {product}. No access was given."],
      note: "This message is the same whatever the reason. It does not say whether such a document or such a person exists.",
    },
    fr: {
      subject: "Aucun accès n’a été accordé",
      paragraphs: [
        "Il y a {days} jours, vous avez demandé sur {product} l’accès à un document. Aucun accès n’a été accordé.",
      ],
      note: "Ce message est le même quelle qu’en soit la raison. Il ne dit pas si un tel document ou une telle personne existe.",
    },
    ar: {
      subject: "لم يُمنح الاطلاع",
      paragraphs: ["طلبت قبل {days} يومًا على منصة {product} الاطلاع على وثيقة. لم يُمنح الاطلاع عليها."],
      note: "نص هذه الرسالة واحد مهما كان السبب، ولا يدل على وجود مثل هذه الوثيقة أو هذا الشخص.",
    },
  },
  "third_party.asked": {
    en: {
      subject: "An organisation is asking for one of your documents",
      paragraphs: [
        "Someone with a confirmed address at {domain} is asking on {product} for access to one of your documents. In your space you can see who is asking, for what and why; only the domain is confirmed.",
        "You decide: share all or part of it, refuse, or block the domain. If you do nothing, no access is given.",
      ],
      action: "Review the request",
      note: "The request ends after {days} days. The person asking is never told that you refused.",
    },
    fr: {
      subject: "Un organisme demande un de vos documents",
      paragraphs: [
        "Une personne dont l’adresse à {domain} est confirmée demande sur {product} l’accès à l’un de vos documents. Votre page indique qui demande, pourquoi et quel document ; seul le domaine est confirmé.",
        "Vous décidez : tout partager, partager moins, refuser, ou bloquer ce domaine. Sans réponse de votre part, aucun accès n’est accordé.",
      ],
      action: "Voir la demande",
      note: "La demande prend fin au bout de {days} jours. Le demandeur n’apprend jamais que vous avez refusé.",
    },
    ar: {
      subject: "جهة تطلب الاطلاع على إحدى وثائقك",
      paragraphs: [
        "يطلب شخص له عنوان مؤكّد لدى {domain} على منصة {product} الاطلاع على إحدى وثائقك. تجد في صفحتك صاحب الطلب وما يطلبه وغرضه؛ والنطاق وحده مؤكّد.",
        "القرار لك: مشاركة كل ما طُلب أو بعضه، أو الرفض، أو حظر النطاق. وإذا لم تفعل شيئًا فلن يُمنح الاطلاع.",
      ],
      action: "عرض الطلب",
      note: "ينتهي الطلب بعد {days} يومًا، ولا يُبلَّغ صاحب الطلب أبدًا بأنك رفضت.",
    },
  },
} as const satisfies Record<string, MailTexts>;
