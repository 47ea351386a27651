/** The frame of public pages: header, page, footer. */
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { PublicFooter } from "../ui/PublicFooter.tsx";
import { PublicHeader } from "../ui/PublicHeader.tsx";
import { PageSpinner } from "../ui/Spinner.tsx";
import { DemoStrip } from "./DemoStrip.tsx";
import "./PublicShell.css";

export function PublicShell({ children = <Outlet /> }: { children?: ReactNode }) {
  const { t } = useTranslation("ui");
  return (
    <div className="public-shell">
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <DemoStrip />
      <PublicHeader />
      <div className="public-shell__page">
        <Suspense fallback={<PageSpinner />}>{children}</Suspense>
      </div>
      <PublicFooter />
    </div>
  );
}
