/** Note beside the verdict on an Open Badge: it is an export, with a link to its original. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Note } from "../../../ui/Note.tsx";

type BadgeNoteProps = { badge: { original: string }; isPresented: boolean };

export function BadgeNote({ badge, isPresented }: BadgeNoteProps) {
  const { t } = useTranslation("verification");
  return (
    <div className="verdict__badge">
      <Note>
        {t("badge.text")} {isPresented && t("badge.wallet")}{" "}
        <Link to={`/digital_diploma/${badge.original}`}>{t("badge.original")}</Link>
      </Note>
    </div>
  );
}
