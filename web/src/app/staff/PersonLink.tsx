/** The signed-in person: avatar, name and role, linked to the settings. */
import { PRODUCT } from "@ijaza/schema/product";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useUser } from "../../platform/actor.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import "./PersonLink.css";

export function PersonLink({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const { username, role } = useUser();
  return (
    <Link to="/settings" className="person-link" title={t("staff.settings")} onClick={onGo}>
      <Avatar name={username} />
      <span className="person-link__name">
        <b>
          <bdi>{username}</bdi>
        </b>
        <span>{t(`staff.roles.${role}`, { product: PRODUCT.name[language] })}</span>
      </span>
    </Link>
  );
}
