/** The frame of a page of the staff area that needs the whole window: no menu, and the running jobs. */
import { useTranslation } from "react-i18next";
import { JobIndicator } from "../features/jobs/jobs.parts.tsx";
import { PageOutlet } from "./PageOutlet.tsx";
import { Suspension } from "./staff/Suspension.tsx";
import "../ui/staff.css";
import "./FullScreenShell.css";

export function FullScreenShell() {
  const { t } = useTranslation("ui");
  return (
    <div className="full-screen">
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <Suspension />
      <JobIndicator />
      <main id="content" className="full-screen__content" tabIndex={-1}>
        <PageOutlet />
      </main>
    </div>
  );
}
