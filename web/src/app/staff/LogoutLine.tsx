/** The last line of the sidebar: signs out. */
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLogout } from "./use-logout.ts";
import "./MenuList.css";

export function LogoutLine({ folded }: { folded: boolean }) {
  const { t } = useTranslation("ui");
  const logout = useLogout();
  return (
    <button type="button" className="menu-line" title={folded ? t("staff.logout") : undefined} onClick={logout}>
      <LogOut size={20} aria-hidden="true" className="flip" />
      <span className="menu-line__name">{t("staff.logout")}</span>
    </button>
  );
}
