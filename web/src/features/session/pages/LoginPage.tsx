/** The sign-in page: the form on one side, a diploma on petrol on the other. */
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { SampleDiploma } from "../../../ui/art/SampleDiploma.tsx";
import { HomeLink } from "../../../ui/HomeLink.tsx";
import { LanguageSwitcher } from "../../../ui/LanguageSwitcher.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { AudienceTabs } from "../components/AudienceTabs.tsx";
import { StaffForm } from "../components/StaffForm.tsx";
import { StudentForm } from "../components/StudentForm.tsx";
import "./LoginPage.css";

export function LoginPage() {
  const { t } = useTranslation("session");
  const [search] = useSearchParams();
  const forStudents = useLocation().pathname.toLowerCase().startsWith("/login_student");
  usePageTitle(t("title"));
  return (
    <div className="login">
      <div className="login__side">
        <header className="login__top">
          <HomeLink />
          <LanguageSwitcher />
        </header>
        <main className="login__form">
          <h1>{t(forStudents ? "heading.student" : "heading.staff")}</h1>
          {search.get("session_expired") === "true" && <Note>{t("expired")}</Note>}
          <AudienceTabs students={forStudents} />
          {forStudents ? <StudentForm /> : <StaffForm />}
        </main>
      </div>
      <aside className="login__petrol" aria-hidden="true">
        <Rosette seed="trust" density={2} line={0.2} color="var(--b-400)" className="login__rosette" />
        <div className="login__art">
          <SampleDiploma />
        </div>
        <p className="login__motto">{t("motto")}</p>
      </aside>
    </div>
  );
}
