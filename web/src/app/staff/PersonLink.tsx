/** The signed-in person: avatar, name and role, linked to the settings. */
import { PRODUCT } from "@ijaza/schema/product";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useUser } from "../../platform/actor.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import "./PersonLink.css";

/** Two Latin initials, or one Arabic letter, since two would join. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.map((word) => [...word][0] ?? "");
  return /\p{Script=Arabic}/u.test(letters[0] ?? "") ? (letters[0] ?? "") : letters.slice(0, 2).join("").toUpperCase();
};

export function PersonLink({ onGo }: { onGo?: () => void }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const { username, role } = useUser();
  return (
    <Link to="/settings" className="person-link" title={t("staff.settings")} onClick={onGo}>
      <span className="person-link__avatar" aria-hidden="true">
        {initialsOf(username)}
      </span>
      <span className="person-link__name">
        <b>
          <bdi>{username}</bdi>
        </b>
        <span>{t(`staff.roles.${role}`, { product: PRODUCT.name[language] })}</span>
      </span>
    </Link>
  );
}
