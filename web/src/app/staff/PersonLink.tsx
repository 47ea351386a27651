/** The signed-in person: avatar, name and role, linked to the settings. */

import { PRODUCT } from "@ijaza/schema/product";
import { userNameIn } from "@ijaza/schema/users/names";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useUser } from "../../platform/actor.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { Avatar } from "../../ui/Avatar.tsx";
import "./PersonLink.css";

export function PersonLink({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const user = useUser();
  const name = userNameIn(user, language);
  return (
    <Link to="/settings" className="person-link" title={t("staff.settings")} onClick={onGo}>
      <Avatar name={name} />
      <span className="person-link__name">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span>{t(`staff.roles.${user.role}`, { product: PRODUCT.name[language] })}</span>
      </span>
    </Link>
  );
}
