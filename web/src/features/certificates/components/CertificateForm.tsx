/** The form of a certificate's fields: validated by the schema's rules while typing, and by the server on sending. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { CERTIFICATE_FIELDS, fieldsOfCertificate } from "@ijaza/schema/certificates/fields";
import { judgeCertificateRow } from "@ijaza/schema/certificates/rows";
import type { Texts } from "../../../platform/use-judged-form.ts";
import { RecordForm, useRecordForm } from "../../records/records.parts.tsx";
import { useUpdateCertificateMutation } from "../certificates.api.ts";

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
  const form = useRecordForm({
    start: textsOf(certificate),
    judge: (row, today) => judgeCertificateRow({ fields, row, today }),
    update: (cells) => update({ _id: certificate._id, cells }).unwrap(),
    onSaved,
  });
  return <RecordForm form={form} fields={fields} {...rest} />;
}
