/** The frame of a page of the staff area that needs the whole window: no menu, and the running jobs. */
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { JobIndicator } from "../features/jobs/jobs.parts.tsx";
import { PageSpinner } from "../ui/Spinner.tsx";
import "../ui/staff.css";
import "./FullScreenShell.css";

export function FullScreenShell() {
  const { t } = useTranslation("ui");
  return (
    <div className="full-screen">
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <JobIndicator />
      <main id="content" className="full-screen__content" tabIndex={-1}>
        <Suspense fallback={<PageSpinner />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
