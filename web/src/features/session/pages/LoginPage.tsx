/** The sign-in page: of the staff, or of the students, who use a code the first time; and the password that is due. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useLocation, useSearchParams } from "react-router";
import { actorLoaded, useSignedInUser } from "../../../platform/actor.ts";
import { wasLoggedOut } from "../../../platform/was-logged-out.ts";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { AudienceTabs } from "../components/AudienceTabs.tsx";
import { CodeForm } from "../components/CodeForm.tsx";
import { DuePassword } from "../components/DuePassword.tsx";
import { StaffSignIn } from "../components/StaffSignIn.tsx";
import { StudentForm } from "../components/StudentForm.tsx";

function FirstSignIn({ ended }: { ended: boolean }) {
  const { t } = useTranslation("session");
  const dispatch = useDispatch();
  return (
    <SidedPage name={t("first.title")} title={t("first.title")}>
      {ended && <Note tone="wait">{t("first.ended")}</Note>}
      <CodeForm onFound={(student) => dispatch(actorLoaded(student))} />
    </SidedPage>
  );
}

function StudentSignIn({ ended, expired }: { ended: boolean; expired: boolean }) {
  const { t } = useTranslation("session");
  return (
    <SidedPage name={t("title")} title={t("heading.student")}>
      {ended && <Note tone="wait">{t("first.ended")}</Note>}
      {expired && !ended && <Note>{t("expired")}</Note>}
      <AudienceTabs students />
      <StudentForm />
    </SidedPage>
  );
}

export function LoginPage() {
  const user = useSignedInUser();
  const [search] = useSearchParams();
  /** The password that was due can no longer be set. */
  const [ended, setEnded] = useState(false);
  const forStudents = useLocation().pathname.toLowerCase().startsWith("/login_student");
  if (user?.mustSetPassword) return <DuePassword user={user} onEnded={() => setEnded(true)} />;
  const expired = search.get("session_expired") === "true" || wasLoggedOut();
  if (!forStudents) return <StaffSignIn ended={ended} expired={expired} />;
  return search.get("first") === "true" ? (
    <FirstSignIn ended={ended} />
  ) : (
    <StudentSignIn ended={ended} expired={expired} />
  );
}
