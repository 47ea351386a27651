/** The sign-in page: of the staff or of the students. */
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { AudienceTabs } from "../components/AudienceTabs.tsx";
import { StaffForm } from "../components/StaffForm.tsx";
import { StudentForm } from "../components/StudentForm.tsx";

export function LoginPage() {
  const { t } = useTranslation("session");
  const [search] = useSearchParams();
  const forStudents = useLocation().pathname.toLowerCase().startsWith("/login_student");
  return (
    <SidedPage name={t("title")} title={t(forStudents ? "heading.student" : "heading.staff")}>
      {search.get("session_expired") === "true" && <Note>{t("expired")}</Note>}
      <AudienceTabs students={forStudents} />
      {forStudents ? <StudentForm /> : <StaffForm />}
    </SidedPage>
  );
}
