/** Shown instead of the picture of an uploaded document: who has the file, and what to do with it. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Note } from "../../../ui/Note.tsx";

export function UploadedNote() {
  const { t } = useTranslation("verification");
  return (
    <Note>
      {t("handedIn.text")} <Link to="/verification">{t("handedIn.check")}</Link>
    </Note>
  );
}
