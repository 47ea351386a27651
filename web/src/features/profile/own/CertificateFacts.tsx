/** The facts of one of a student's certificates: its own fields, and until when it is valid. */
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Facts } from "../../../ui/Facts.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import type { OwnCertificateRecord } from "../profile.api.ts";

export function CertificateFacts({ certificate }: { certificate: OwnCertificateRecord }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const { fields, issueDate, expiryDate } = certificate;
  const own = fields.map(({ name, label, value, type }) => ({
    key: `field-${name}`,
    label: label[language],
    value: value !== null && (type === "date" ? <DateValue value={String(value)} /> : <bdi>{value}</bdi>),
  }));
  const facts = [
    ...own,
    { key: "issued", label: t("student.issued"), value: <DateValue value={issueDate} /> },
    {
      key: "expires",
      label: t("student.expires"),
      value: expiryDate ? <DateValue value={expiryDate} /> : t("student.unlimited"),
    },
  ];
  return <Facts facts={facts} />;
}
