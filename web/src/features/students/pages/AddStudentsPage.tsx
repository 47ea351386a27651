/** `/add_Student`: the import of students from a file. */
import { excelStudent } from "@ijaza/schema/generate/calls";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { api } from "../../../platform/api/api.ts";
import { addressOf } from "../../../platform/api/request.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { ImportWizard } from "../../imports/imports.parts.tsx";
import { useAddStudentsMutation } from "../students.api.ts";

const SUBJECT = { of: "students" } as const;

export function AddStudentsPage() {
  const { t } = useTranslation("students");
  const dispatch = useDispatch();
  const language = useLanguage();
  const [add] = useAddStudentsMutation();
  return (
    <>
      <PageHead back={<BackLink to="/student">{t("title")}</BackLink>} title={t("add.title")} text={t("add.text")} />
      <ImportWizard
        subject={SUBJECT}
        hint={t("add.hint")}
        workbook={addressOf(excelStudent, { lang: language })}
        results={{ to: "/student", label: t("add.results") }}
        send={({ firstRow, rows }, { importId }) => add({ importId, firstRow, students: rows }).unwrap()}
        onEnd={() => dispatch(api.util.invalidateTags(["students"]))}
      />
    </>
  );
}
