/** The header of the staff area: the university, the language, and the signed-in person. */
import { Menu as MenuIcon, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useGetOwnBalanceQuery } from "../../features/users/users.api.ts";
import { useUser } from "../../platform/actor.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { LanguageSwitcher } from "../../ui/LanguageSwitcher.tsx";
import { EtherValue } from "../../ui/Values.tsx";
import { PersonLink } from "./PersonLink.tsx";
import "./StaffHeader.css";

const POLL_MS = 60_000;

/** The platform's ether, read again after each change and once a minute; at first as the session was answered. */
function PlatformBalance({ last }: { last: string }) {
  const { t } = useTranslation("ui");
  const again = { pollingInterval: POLL_MS, skipPollingIfUnfocused: true };
  const wei = useGetOwnBalanceQuery(undefined, again).data?.user.adminBalance ?? last;
  return (
    <p className="staff-header__balance">
      <Wallet size={18} aria-hidden="true" />
      <span>{t("staff.platformBalance")}</span>
      <b>
        <EtherValue wei={wei} />
      </b>
    </p>
  );
}

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
      {adminBalance !== null && <PlatformBalance last={adminBalance} />}
      <div className="staff-header__end">
        <LanguageSwitcher />
        <PersonLink />
      </div>
    </header>
  );
}
