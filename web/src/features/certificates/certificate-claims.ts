/** The claims of a certificate as a review lists them: the recipient, what its template defines, then its days. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { fieldsOfCertificate } from "@ijaza/schema/certificates/fields";
import type { ClaimLayout } from "../records/records.parts.tsx";

export const certificateClaims = ({ fields }: Pick<Certificate, "fields">): ClaimLayout => ({
  fields: fieldsOfCertificate(fields),
  references: ["studentNumber"],
  groups: [
    {
      label: "name",
      between: " ",
      lines: [
        ["recipientFirstName", "recipientLastName"],
        ["recipientFirstNameAr", "recipientLastNameAr"],
      ],
    },
    ...fields.map(({ name }) => ({ lines: [[name]] })),
    { lines: [["issueDate"]] },
    { lines: [["expiryDate"]] },
    { lines: [["studentNumber"]] },
  ],
});
