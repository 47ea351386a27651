/** The header of the staff area: the university, the language, and the signed-in person. */
import { Menu as MenuIcon, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../platform/actor.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { LanguageSwitcher } from "../../ui/LanguageSwitcher.tsx";
import { EtherValue } from "../../ui/Values.tsx";
import { PersonLink } from "./PersonLink.tsx";
import "./StaffHeader.css";

export function StaffHeader({ onMenu }: { onMenu?: () => void }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const { university, adminBalance } = useUser();
  return (
    <header className="staff-header">
      {onMenu && (
        <IconButton className="staff-header__menu" onClick={onMenu} label={t("staff.openMenu")}>
          <MenuIcon size={24} aria-hidden="true" />
        </IconButton>
      )}
      {university && (
        <p className="staff-header__university">
          <bdi>{university.name[language]}</bdi>
        </p>
      )}
      {adminBalance !== null && (
        <p className="staff-header__balance">
          <Wallet size={18} aria-hidden="true" />
          <span>{t("staff.platformBalance")}</span>
          <b>
            <EtherValue wei={adminBalance} />
          </b>
        </p>
      )}
      <div className="staff-header__end">
        <LanguageSwitcher />
        <PersonLink />
      </div>
    </header>
  );
}
