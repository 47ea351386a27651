/** The columns of every list of certificates. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import type { Column } from "../../ui/DataTable.tsx";
import { type ColumnOptions, ShortDay, useRecordColumns } from "../records/records.parts.tsx";
import { recipientOf, subjectOf } from "./certificate-text.ts";
import { CERTIFICATE_VIEW } from "./certificate-view.ts";

export const useColumns = (options: ColumnOptions<Certificate>): Column<Certificate>[] => {
  const { t } = useTranslation("certificates");
  const language = useLanguage();
  return useRecordColumns(CERTIFICATE_VIEW, options, {
    name: {
      key: "recipient",
      sort: "recipientLastName",
      width: "32%",
      first: (certificate) => recipientOf(certificate, language),
      second: ({ email }) => <bdi>{email}</bdi>,
    },
    title: {
      key: "certificate",
      sort: "templateName",
      width: "26%",
      first: (certificate) => subjectOf(certificate, language),
      second: ({ templateName }) => <bdi>{templateName}</bdi>,
    },
    others: [
      {
        key: "issued",
        sort: "issueDate",
        line: 3,
        named: true,
        cell: ({ issueDate }) => <ShortDay day={issueDate} />,
      },
      {
        key: "expires",
        sort: "expiryDate",
        line: 4,
        atEnd: true,
        named: true,
        cell: ({ expiryDate }) =>
          expiryDate ? <ShortDay day={expiryDate} /> : <span className="no-wrap">{t("never")}</span>,
      },
    ],
  });
};
