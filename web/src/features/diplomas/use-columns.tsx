/** The columns of every list of diplomas. */
import type { Diploma } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import type { Column } from "../../ui/DataTable.tsx";
import { Reference } from "../../ui/Values.tsx";
import { type ColumnOptions, columnsOf, ShortDay } from "../records/records.parts.tsx";
import { levelOf, nameOf, titleOf } from "./diploma-text.ts";
import { DIPLOMA_VIEW } from "./diploma-view.tsx";

export const useColumns = (options: ColumnOptions<Diploma>): Column<Diploma>[] => {
  const { t } = useTranslation("diplomas");
  const language = useLanguage();
  return columnsOf(DIPLOMA_VIEW, options, {
    name: {
      key: "student",
      head: t("columns.student"),
      sort: "lastName",
      first: ({ student }) => nameOf(student, language),
      second: ({ student }) => student.studentNumber && <Reference>{student.studentNumber}</Reference>,
    },
    title: {
      key: "diploma",
      head: t("columns.diploma"),
      sort: "academicYear",
      width: "34%",
      first: (diploma) => titleOf(diploma, language),
      second: (diploma) => (
        <>
          {levelOf(diploma, language)} · <bdi>{diploma.academicYear}</bdi>
        </>
      ),
    },
    others: [
      {
        key: "number",
        head: t("columns.number"),
        sort: "diplomaNumber",
        line: 3,
        cell: ({ diplomaNumber }) => <Reference>{diplomaNumber}</Reference>,
      },
      {
        key: "date",
        head: t("columns.date"),
        sort: "submittedAt",
        line: 4,
        atEnd: true,
        cell: ({ submittedAt }) => <ShortDay day={submittedAt.slice(0, 10)} />,
      },
    ],
    status: { head: t("columns.status") },
  });
};
