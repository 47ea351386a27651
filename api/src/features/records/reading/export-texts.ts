/** Headings and labels of a list of records as a sheet, beside the fields of its kind. The words are those of the pages. */
import type { DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import type { Texts } from "@ijaza/schema/product";

export const STATUS_LABELS: Record<DiplomaStatus | "expired", Texts> = {
  pending: { en: "Pending", fr: "En attente", ar: "قيد الانتظار" },
  rejected: { en: "Rejected", fr: "Rejeté", ar: "مرفوضة" },
  unsigned: { en: "Accepted", fr: "Accepté", ar: "مقبولة" },
  signing: { en: "Being signed", fr: "Signature en cours", ar: "قيد التوقيع" },
  signed: { en: "Signed", fr: "Signé", ar: "موقّعة" },
  revoking: { en: "Being revoked", fr: "Révocation en cours", ar: "قيد الإلغاء" },
  revoked: { en: "Revoked", fr: "Révoqué", ar: "ملغاة" },
  error: { en: "Signing failed", fr: "Échec de la signature", ar: "فشل التوقيع" },
  expired: { en: "Expired", fr: "Expiré", ar: "منتهية الصلاحية" },
};

export const REVOCATION_LABELS: Record<string, Texts> = {
  issued_in_error: { en: "Issued in error", fr: "Délivré par erreur", ar: "صدرت خطأً" },
  fraud: { en: "Fraud", fr: "Fraude", ar: "غش" },
  other: { en: "Another reason", fr: "Autre motif", ar: "سبب آخر" },
  superseded: {
    en: "Replaced by a corrected document",
    fr: "Remplacé par un document corrigé",
    ar: "حلّت محلّها وثيقة مصحّحة",
  },
};

export const HEADINGS = {
  status: { en: "Status", fr: "Statut", ar: "الحالة" },
  agent: { en: "Prepared by", fr: "Préparé par", ar: "أعدّها" },
  submitted: { en: "Submitted on", fr: "Soumis le", ar: "تاريخ التقديم" },
  decided: { en: "Decided on", fr: "Décision le", ar: "تاريخ القرار" },
  signed: { en: "Signed on", fr: "Signé le", ar: "تاريخ التوقيع" },
  revoked: { en: "Revoked on", fr: "Révoqué le", ar: "تاريخ الإلغاء" },
  rejectionReason: { en: "Reason for the rejection", fr: "Motif du rejet", ar: "سبب الرفض" },
  revocationReason: { en: "Reason for the revocation", fr: "Motif de la révocation", ar: "سبب الإلغاء" },
  reference: { en: "Reference", fr: "Référence", ar: "المرجع" },
} as const satisfies Record<string, Texts>;
