/** The columns of every list of diplomas. */
import type { Diploma } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { StatusChip } from "../../ui/Chip.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { DateValue, Reference } from "../../ui/Values.tsx";
import { levelOf, nameOf, titleOf } from "./diploma-text.ts";

/** `onView` opens the details; the name is the way to them. */
type ColumnsWish = { onView: (diploma: Diploma) => void; showReason?: boolean };

export const useColumns = ({ onView, showReason }: ColumnsWish): Column<Diploma>[] => {
  const { t } = useTranslation("diplomas");
  const language = useLanguage();
  return [
    {
      key: "student",
      head: t("columns.student"),
      sort: "lastName",
      line: 1,
      cell: (diploma) => (
        <span className="two-lines">
          <button type="button" onClick={() => onView(diploma)}>
            <bdi>{nameOf(diploma.student, language)}</bdi>
          </button>
          <small>{diploma.student.studentNumber && <Reference>{diploma.student.studentNumber}</Reference>}</small>
        </span>
      ),
    },
    {
      key: "diploma",
      head: t("columns.diploma"),
      sort: "academicYear",
      line: 2,
      width: "34%",
      cell: (diploma) => (
        <span className="two-lines">
          <bdi>{titleOf(diploma, language)}</bdi>
          <small>
            {levelOf(diploma, language)} · <bdi>{diploma.academicYear}</bdi>
          </small>
          {showReason && diploma.rejectionReason && (
            <small className="rejection">
              <bdi>{diploma.rejectionReason}</bdi>
            </small>
          )}
        </span>
      ),
    },
    {
      key: "number",
      head: t("columns.number"),
      sort: "diplomaNumber",
      line: 3,
      cell: (diploma) => <Reference>{diploma.diplomaNumber}</Reference>,
    },
    {
      key: "date",
      head: t("columns.date"),
      sort: "submittedAt",
      line: 4,
      atEnd: true,
      cell: (diploma) => (
        <span className="no-wrap">
          <DateValue value={diploma.submittedAt.slice(0, 10)} style="short" />
        </span>
      ),
    },
    {
      key: "status",
      head: t("columns.status"),
      sort: "status",
      line: 4,
      cell: (diploma) => <StatusChip status={diploma.status} />,
    },
  ];
};
