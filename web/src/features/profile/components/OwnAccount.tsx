/** A student's account: the e-mail, the password, and where it is signed in. */
import { useTranslation } from "react-i18next";
import { MailsCard } from "./MailsCard.tsx";
import { PasswordCard } from "./PasswordCard.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import "../../../ui/staff.css";
import "./Account.css";

export function OwnAccount() {
  const { t } = useTranslation("profile");
  return (
    <section className="own-account" aria-labelledby="own-account">
      <h2 id="own-account">{t("student.account")}</h2>
      <div className="settings">
        <div className="stack">
          <ProfileCard title={t("student.email")} fields={["email"]} />
          <PasswordCard />
        </div>
        <div className="stack">
          <MailsCard />
          <SessionsCard />
        </div>
      </div>
    </section>
  );
}
