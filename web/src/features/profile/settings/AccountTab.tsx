/** `/settings/account`: who the user is, in which language, and about what mails come. */
import { agentAndResponsable, responsable } from "@ijaza/schema/users/roles";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { LanguageSection } from "../components/LanguageSection.tsx";
import { MailsSection } from "../components/MailsSection.tsx";
import { ProfileSection } from "../components/ProfileSection.tsx";
import { SignatureSection } from "../components/SignatureSection.tsx";
import "../components/Account.css";

export function AccountTab() {
  const { t } = useTranslation("profile");
  const role = useRole();
  const receives = agentAndResponsable.some((each) => each === role);
  const signs = responsable.some((each) => each === role);
  return (
    <div className="settings">
      <ProfileSection title={t("profile.title")} />
      <div className="settings__sections">
        <LanguageSection />
        {receives && <MailsSection />}
        {!signs && <SignatureSection />}
      </div>
    </div>
  );
}
