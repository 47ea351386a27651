/** The frame of the staff area: sidebar, header, the page between them, and the running jobs. */
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { JobIndicator } from "../features/jobs/jobs.parts.tsx";
import { lacksUniversity, useRole, useUser } from "../platform/actor.ts";
import { useMedia } from "../platform/device.ts";
import { readRemembered, remember } from "../platform/remembered.ts";
import { Drawer } from "../ui/Drawer.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { Logo } from "../ui/Logo.tsx";
import { PageOutlet } from "./PageOutlet.tsx";
import { Credits } from "./staff/Credits.tsx";
import { LogoutLine } from "./staff/LogoutLine.tsx";
import { MenuList } from "./staff/MenuList.tsx";
import { MENU_WITHOUT_UNIVERSITY, menuOf } from "./staff/menu.ts";
import { PersonLink } from "./staff/PersonLink.tsx";
import { StaffHeader } from "./staff/StaffHeader.tsx";
import { Suspension } from "./staff/Suspension.tsx";
import { useCounts } from "./staff/use-counts.ts";
import "../ui/staff.css";
import "./StaffShell.css";

const KEY = "sidebar-folded";
const WIDE = "(min-width: 1135px)";

const useFolded = (): [boolean, (folded: boolean) => void] => {
  const [folded, setFolded] = useState(() => readRemembered(KEY) === true);
  const fold = (now: boolean) => {
    setFolded(now);
    remember(KEY, now);
  };
  return [folded, fold];
};

function SideMenu({ folded, onUnfold, onGo }: { folded: boolean; onUnfold: () => void; onGo?: () => void }) {
  const { t } = useTranslation("ui");
  const user = useUser();
  const counts = useCounts();
  const isWithout = lacksUniversity(user);
  return (
    <>
      <nav className="sidebar__menu" aria-label={t("staff.menu")}>
        <MenuList
          items={isWithout ? MENU_WITHOUT_UNIVERSITY : menuOf(user.role, user, counts)}
          folded={folded}
          onUnfold={onUnfold}
          onGo={onGo}
        />
      </nav>
      <div className="sidebar__foot">
        {user.role === "resp_uni" && !isWithout && !folded && (
          // Its texts load later: neither the menu nor the page waits for them.
          <Suspense>
            <Credits />
          </Suspense>
        )}
        <LogoutLine folded={folded} />
      </div>
    </>
  );
}

function Sidebar() {
  const { t } = useTranslation("ui");
  const [folded, fold] = useFolded();
  const Icon = folded ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside className={folded ? "sidebar sidebar--folded" : "sidebar"} aria-label={t("staff.sidebar")}>
      <div className="sidebar__head">
        <Logo compact={folded} />
        <IconButton
          onClick={() => fold(!folded)}
          label={t(folded ? "staff.expand" : "staff.collapse")}
          aria-expanded={!folded}
        >
          <Icon size={20} aria-hidden="true" className="flip" />
        </IconButton>
      </div>
      <SideMenu folded={folded} onUnfold={() => fold(false)} />
    </aside>
  );
}

function SlideOver({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("ui");
  const hasWidget = useRole() === "resp_uni";
  return (
    <Drawer open={open} label={t("staff.menu")} side="start" onClose={onClose}>
      <div className="sidebar sidebar--over">
        <div className="sidebar__head">
          <Logo />
        </div>
        {hasWidget && (
          <div className="sidebar__person">
            <PersonLink onGo={onClose} />
          </div>
        )}
        <SideMenu folded={false} onUnfold={() => {}} onGo={onClose} />
      </div>
    </Drawer>
  );
}

export function StaffShell() {
  const { t } = useTranslation("ui");
  const wide = useMedia(WIDE);
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu that led to it.
  useEffect(() => setOpen(false), [pathname, wide]);
  return (
    <div className="staff">
      <a className="skip" href="#content">
        {t("skip")}
      </a>
      {wide ? <Sidebar /> : <SlideOver open={open} onClose={() => setOpen(false)} />}
      <div className="staff__page">
        <StaffHeader onMenu={wide ? undefined : () => setOpen(true)} />
        <Suspension />
        <JobIndicator />
        <main id="content" className="staff__content" tabIndex={-1}>
          <PageOutlet />
        </main>
      </div>
    </div>
  );
}
