/** The frame of a student's own page: no menu of public pages over a private one. */

import { userNameIn } from "@ijaza/schema/users/names";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LeaveButton } from "../features/session/session.parts.tsx";
import { useSignedInUser } from "../platform/actor.ts";
import { useLanguage } from "../platform/i18n/use-language.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { HomeLink } from "../ui/HomeLink.tsx";
import { LanguageSwitcher } from "../ui/LanguageSwitcher.tsx";
import { PublicFooter } from "../ui/PublicFooter.tsx";
import { PageSpinner } from "../ui/Spinner.tsx";
import { DemoStrip } from "./DemoStrip.tsx";
import "./StudentShell.css";

export function StudentShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation("ui");
  const user = useSignedInUser();
  const language = useLanguage();
  const name = user && userNameIn(user, language);
  return (
    <div className="student-shell">
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      <DemoStrip />
      <header className="student-shell__header">
        <div className="student-shell__row wrap">
          <HomeLink />
          <div className="student-shell__end">
            <LanguageSwitcher />
            {name && (
              <>
                <Avatar name={name} />
                <b>
                  <bdi>{name}</bdi>
                </b>
                <LeaveButton />
              </>
            )}
          </div>
        </div>
      </header>
      <div className="student-shell__page">
        <Suspense fallback={<PageSpinner />}>{children}</Suspense>
      </div>
      <PublicFooter />
    </div>
  );
}
