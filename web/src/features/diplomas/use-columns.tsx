/** The columns of every list of diplomas. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import type { Column } from "../../ui/DataTable.tsx";
import { Reference } from "../../ui/Values.tsx";
import { type ColumnOptions, ShortDay, useRecordColumns } from "../records/records.parts.tsx";
import { levelOf, nameOf, titleOf } from "./diploma-text.ts";
import { DIPLOMA_VIEW } from "./diploma-view.tsx";

export const useColumns = (options: ColumnOptions<Diploma>): Column<Diploma>[] => {
  const language = useLanguage();
  return useRecordColumns(DIPLOMA_VIEW, options, {
    name: {
      key: "student",
      sort: "lastName",
      first: ({ student }) => nameOf(student, language),
      second: ({ student }) => student.studentNumber && <Reference>{student.studentNumber}</Reference>,
    },
    title: {
      key: "diploma",
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
        sort: "diplomaNumber",
        line: 3,
        cell: ({ diplomaNumber }) => <Reference>{diplomaNumber}</Reference>,
      },
      {
        key: "date",
        sort: "submittedAt",
        line: 4,
        atEnd: true,
        cell: ({ submittedAt }) => <ShortDay day={submittedAt.slice(0, 10)} />,
      },
    ],
  });
};
