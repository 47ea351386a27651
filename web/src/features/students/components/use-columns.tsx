/** The columns of the list of students. */
import type { Language } from "@ijaza/schema/product";
import type { ListedStudent } from "@ijaza/schema/students/calls";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Column } from "../../../ui/DataTable.tsx";
import { DateValue, Reference } from "../../../ui/Values.tsx";
import { accessOf } from "../access-state.ts";
import { namesOf } from "../student-names.ts";
import { AccessChip } from "./AccessChip.tsx";

/** `addressOf` returns where the name links to; without it the name is no link. */
export const useColumns = (
  language: Language,
  addressOf?: (student: ListedStudent) => string,
): Column<ListedStudent>[] => {
  const { t } = useTranslation("students");
  return [
    {
      key: "name",
      head: t("columns.name"),
      sort: language === "ar" ? "lastNameAr" : "lastName",
      line: 1,
      cell: (student) => {
        const [first, second] = namesOf(student, language);
        return (
          <span className="two-lines">
            {addressOf ? (
              <Link to={addressOf(student)}>
                <bdi>{first}</bdi>
              </Link>
            ) : (
              <b>
                <bdi>{first}</bdi>
              </b>
            )}
            {second && (
              <small>
                <bdi>{second}</bdi>
              </small>
            )}
          </span>
        );
      },
    },
    {
      key: "number",
      head: t("columns.number"),
      sort: "studentNumber",
      line: 2,
      cell: (student) => <Reference>{student.studentNumber}</Reference>,
    },
    {
      key: "birth",
      head: t("columns.birth"),
      sort: "birthDate",
      line: 4,
      atEnd: true,
      cell: (student) => (
        <span className="no-wrap">
          <DateValue value={student.birthDate} style="short" />
        </span>
      ),
    },
    {
      key: "email",
      head: t("columns.email"),
      sort: "email",
      line: 3,
      cell: (student) => <bdi className="anywhere">{student.email}</bdi>,
    },
    {
      key: "invited",
      head: t("columns.access"),
      line: 4,
      cell: (student) => <AccessChip state={accessOf(student)} />,
    },
  ];
};
