/** A student's account: the e-mail, the password, all that is kept, and where it is signed in. */
import { useTranslation } from "react-i18next";
import { RequestSettings } from "../../sharing/sharing.parts.tsx";
import { MailsSection } from "./MailsSection.tsx";
import { OwnDataSection } from "./OwnDataSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";
import "../../../ui/staff.css";
import "./Account.css";

export function OwnAccount() {
  const { t } = useTranslation("profile");
  return (
    <div className="settings">
      <div className="stack">
        <ProfileSection title={t("student.email")} fields={["email"]} />
        <PasswordSection />
        <OwnDataSection />
      </div>
      <div className="stack">
        <MailsSection />
        <SessionsSection />
        <RequestSettings />
      </div>
    </div>
  );
}
