/** The columns of every list of certificates. */
import type { Certificate } from "@ijaza/schema/certificate";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { StatusChip } from "../../ui/Chip.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { DateValue } from "../../ui/Values.tsx";
import { recipientOf, shownStatus, subjectOf } from "./certificate-text.ts";

/** `onView` opens the details; the name is the way to them. */
type ColumnsWish = { onView: (certificate: Certificate) => void; showReason?: boolean };

export const useColumns = ({ onView, showReason }: ColumnsWish): Column<Certificate>[] => {
  const { t } = useTranslation("certificates");
  const language = useLanguage();
  return [
    {
      key: "recipient",
      head: t("columns.recipient"),
      sort: "recipientLastName",
      line: 1,
      width: "32%",
      cell: (certificate) => (
        <span className="two-lines">
          <button type="button" onClick={() => onView(certificate)}>
            <bdi>{recipientOf(certificate, language)}</bdi>
          </button>
          <small>
            <bdi>{certificate.email}</bdi>
          </small>
        </span>
      ),
    },
    {
      key: "certificate",
      head: t("columns.certificate"),
      sort: "templateName",
      line: 2,
      width: "26%",
      cell: (certificate) => (
        <span className="two-lines">
          <span>
            <bdi>{subjectOf(certificate)}</bdi>
          </span>
          <small>
            <bdi>{certificate.templateName}</bdi>
          </small>
          {showReason && certificate.rejectionReason && (
            <small className="rejection">
              <bdi>{certificate.rejectionReason}</bdi>
            </small>
          )}
        </span>
      ),
    },
    {
      key: "issued",
      head: t("columns.issued"),
      sort: "issueDate",
      line: 3,
      named: true,
      cell: ({ issueDate }) => (
        <span className="no-wrap">
          <DateValue value={issueDate} style="short" />
        </span>
      ),
    },
    {
      key: "expires",
      head: t("columns.expires"),
      sort: "expiryDate",
      line: 4,
      atEnd: true,
      named: true,
      cell: ({ expiryDate }) => (
        <span className="no-wrap">{expiryDate ? <DateValue value={expiryDate} style="short" /> : t("never")}</span>
      ),
    },
    {
      key: "status",
      head: t("columns.status"),
      sort: "status",
      line: 4,
      cell: (certificate) => <StatusChip status={shownStatus(certificate)} />,
    },
  ];
};
