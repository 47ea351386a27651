/** The frame of a designer's panel: tabs, and what the chosen one shows. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type Tab, Tabs } from "../../../ui/Tabs.tsx";
import "./Panel.css";

type PanelFrameProps<Key extends string> = {
  tabs: readonly Tab<Key>[];
  chosen: Key;
  onChoose: (key: Key) => void;
  children: ReactNode;
  isHidden?: boolean;
};

const PANEL = "designer-panel";

export function PanelFrame<Key extends string>({
  tabs,
  chosen,
  onChoose,
  children,
  isHidden = false,
}: PanelFrameProps<Key>) {
  const { t } = useTranslation("templates/designing");
  return (
    <section className="card panel" aria-label={t("panel.title")} hidden={isHidden}>
      <Tabs label={t("panel.title")} panel={PANEL} chosen={chosen} onChoose={onChoose} tabs={tabs} />
      {/* Another tab begins at its top, however far the one before was scrolled. */}
      <div className="panel__body" key={chosen} id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${chosen}`}>
        {children}
      </div>
    </section>
  );
}
