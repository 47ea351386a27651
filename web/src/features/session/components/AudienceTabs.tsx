/** Switches between the sign-in of staff and of students, which are two pages. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import "./AudienceTabs.css";

export function AudienceTabs({ students }: { students: boolean }) {
  const { t } = useTranslation("session");
  return (
    <nav className="audience" aria-label={t("audience.label")}>
      <Link to="/login" replace aria-current={students ? undefined : "page"}>
        {t("audience.staff")}
      </Link>
      <Link to="/login_student" replace aria-current={students ? "page" : undefined}>
        {t("audience.students")}
      </Link>
    </nav>
  );
}
