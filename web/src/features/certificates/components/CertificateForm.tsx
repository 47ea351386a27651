/** The form of a certificate's fields: judged by the schema's rules while one types, and by the server when it is sent. */
import type { Certificate } from "@ijaza/schema/certificate";
import { CERTIFICATE_FIELDS, fieldsOfCertificate } from "@ijaza/schema/certificate-fields";
import { judgeCertificateRow } from "@ijaza/schema/certificate-rules";
import { type Texts, useJudgedForm } from "../../../platform/use-judged-form.ts";
import { RecordForm } from "../../records/records.parts.tsx";
import { useUpdateCertificateMutation } from "../certificates.api.ts";

const today = () => new Date().toISOString().slice(0, 10);

/** One's own: with everything in it. */
export type Editable = Pick<Certificate, "_id" | "fields"> & Partial<Certificate>;

const textsOf = (certificate: Editable): Texts =>
  Object.fromEntries([
    ...CERTIFICATE_FIELDS.map(({ name }) => [name, certificate[name] ?? ""]),
    ...certificate.fields.map(({ name, value }) => [name, String(value ?? "")]),
  ]);

type CertificateFormProps = { certificate: Editable; rejected: boolean; back: string; onSaved: () => void };

export function CertificateForm({ certificate, onSaved, ...rest }: CertificateFormProps) {
  const [update] = useUpdateCertificateMutation();
  const fields = fieldsOfCertificate(certificate.fields);
  const form = useJudgedForm({
    start: textsOf(certificate),
    judge: (row) => judgeCertificateRow({ fields, row, today: today() }).faults,
    send: async (row: Texts) => {
      const cells = Object.fromEntries(Object.entries(row).map(([name, text]) => [name, text.trim() || null]));
      await update({ _id: certificate._id, cells }).unwrap();
      onSaved();
      return [];
    },
  });
  return <RecordForm form={form} fields={fields} {...rest} />;
}
