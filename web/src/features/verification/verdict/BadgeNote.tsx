/** Note beside the verdict on an Open Badge: it is an export, with a link to its original. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Note } from "../../../ui/Note.tsx";

export function BadgeNote({ badge }: { badge: { original: string } }) {
  const { t } = useTranslation("verification");
  return (
    <div className="verdict__badge">
      <Note>
        {t("badge.text")} <Link to={`/digital_diploma/${badge.original}`}>{t("badge.original")}</Link>
      </Note>
    </div>
  );
}
