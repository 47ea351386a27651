/** The sign-in page: of the staff, or of the students, who come by a code the first time. */
import type { User } from "@ijaza/schema/users";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { AudienceTabs } from "../components/AudienceTabs.tsx";
import { CodeForm } from "../components/CodeForm.tsx";
import { FirstPasswordForm } from "../components/FirstPasswordForm.tsx";
import { StaffSignIn } from "../components/StaffSignIn.tsx";
import { StudentForm } from "../components/StudentForm.tsx";

/** Whoever came by the code; gone with the page, like the session that can only set the password. */
type Newcomer = { student: User | null; ended: boolean };

function FirstSignIn() {
  const { t } = useTranslation("session");
  const [{ student, ended }, setNewcomer] = useState<Newcomer>({ student: null, ended: false });
  if (student)
    return (
      <SidedPage name={t("first.passwordTitle")} title={t("first.passwordTitle")}>
        <FirstPasswordForm student={student} onEnded={() => setNewcomer({ student: null, ended: true })} />
      </SidedPage>
    );
  return (
    <SidedPage name={t("first.title")} title={t("first.title")}>
      {ended && <Note tone="wait">{t("first.ended")}</Note>}
      <CodeForm onFound={(found) => setNewcomer({ student: found, ended: false })} />
    </SidedPage>
  );
}

function StudentSignIn({ expired }: { expired: boolean }) {
  const { t } = useTranslation("session");
  return (
    <SidedPage name={t("title")} title={t("heading.student")}>
      {expired && <Note>{t("expired")}</Note>}
      <AudienceTabs students />
      <StudentForm />
    </SidedPage>
  );
}

export function LoginPage() {
  const [search] = useSearchParams();
  const forStudents = useLocation().pathname.toLowerCase().startsWith("/login_student");
  if (!forStudents) return <StaffSignIn />;
  if (search.get("first") === "true") return <FirstSignIn />;
  return <StudentSignIn expired={search.get("session_expired") === "true"} />;
}
