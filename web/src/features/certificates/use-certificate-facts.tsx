/** The facts of a certificate by field: those of every certificate, then those of its template. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificates/fields";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import type { Fact } from "../../ui/Facts.tsx";
import { DateValue, NumberValue, Reference } from "../../ui/Values.tsx";

const shownValue = ({ type, value }: Certificate["fields"][number]): Fact["value"] => {
  if (value === null) return null;
  if (type === "date") return <DateValue value={String(value)} />;
  if (type === "number") return <NumberValue value={Number(value)} />;
  return <bdi>{value}</bdi>;
};

export function useCertificateFacts(certificate: Certificate): Fact[] {
  const { t } = useTranslation("certificates");
  const language = useLanguage();
  const { studentNumber, issueDate, expiryDate } = certificate;
  const shown: Partial<Record<string, Fact["value"]>> = {
    studentNumber: studentNumber && <Reference>{studentNumber}</Reference>,
    issueDate: <DateValue value={issueDate} />,
    expiryDate: expiryDate ? <DateValue value={expiryDate} /> : t("never"),
  };
  const fixed = CERTIFICATE_FIELDS.map(({ name, label }) => ({
    key: name,
    label: label[language],
    value: name in shown ? shown[name] : certificate[name] && <bdi>{certificate[name]}</bdi>,
  }));
  const defined = certificate.fields.map((field) => ({
    key: `field-${field.name}`,
    label: field.label[language],
    value: shownValue(field),
  }));
  return [...fixed, ...defined];
}
