/** The header of the staff area: the university, the language, and who works here. */
import { PRODUCT } from "@ijaza/schema/product";
import { Menu as MenuIcon, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useUser } from "../../platform/actor.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { LanguageSwitcher } from "../../ui/LanguageSwitcher.tsx";
import { EtherValue } from "../../ui/Values.tsx";
import "./StaffHeader.css";

/** Two Latin initials, or one Arabic letter: two would join. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.map((word) => [...word][0] ?? "");
  return /\p{Script=Arabic}/u.test(letters[0] ?? "") ? (letters[0] ?? "") : letters.slice(0, 2).join("").toUpperCase();
};

export function StaffHeader({ onMenu }: { onMenu?: () => void }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const { username, role, university, adminBalance } = useUser();
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
        <Link to="/settings" className="staff-header__person" title={t("staff.settings")}>
          <span className="staff-header__avatar" aria-hidden="true">
            {initialsOf(username)}
          </span>
          <span className="staff-header__name">
            <b>
              <bdi>{username}</bdi>
            </b>
            <span>{t(`staff.roles.${role.name}`, { product: PRODUCT.name[language] })}</span>
          </span>
        </Link>
      </div>
    </header>
  );
}
