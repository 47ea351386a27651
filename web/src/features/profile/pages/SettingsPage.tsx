/** `/settings`: the own account of any member of the staff. */
import { responsableReaders, secondFactorRoles } from "@ijaza/schema/roles";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { PageHead } from "../../../ui/PageHead.tsx";
import { TemplateLists } from "../../templates/templates.parts.tsx";
import { LanguageCard } from "../components/LanguageCard.tsx";
import { MailsCard } from "../components/MailsCard.tsx";
import { ModeCard } from "../components/ModeCard.tsx";
import { PasswordCard } from "../components/PasswordCard.tsx";
import { ProfileCard } from "../components/ProfileCard.tsx";
import { SecondFactorCard } from "../components/SecondFactorCard.tsx";
import { SessionsCard } from "../components/SessionsCard.tsx";
import { SignatureCard } from "../components/SignatureCard.tsx";
import { WalletCard } from "../components/WalletCard.tsx";
import "../components/Account.css";

export function SettingsPage() {
  const { t } = useTranslation("profile");
  const role = useRole();
  const mayHaveFactors = secondFactorRoles.some((each) => each === role);
  const designs = responsableReaders.some((each) => each === role);
  const imports = role === "agent_uni" || role === "resp_uni";
  return (
    <>
      <PageHead title={t("title")} text={t("text")} />
      <div className="settings">
        <div className="stack">
          <ProfileCard title={t("profile.title")} />
          <PasswordCard />
          <SignatureCard />
          <LanguageCard />
        </div>
        <div className="stack">
          {role === "resp_uni" && <WalletCard />}
          {imports && <ModeCard />}
          {imports && <MailsCard />}
          {mayHaveFactors && <SecondFactorCard />}
          <SessionsCard />
        </div>
      </div>
      {designs && <TemplateLists />}
    </>
  );
}
