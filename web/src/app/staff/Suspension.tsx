/** The band above every page of a university that is suspended: what it may not do, and why. */
import { useTranslation } from "react-i18next";
import { useUser } from "../../platform/actor.ts";
import { Note } from "../../ui/Note.tsx";
import "./Suspension.css";

export function Suspension() {
  const { t } = useTranslation("ui");
  const reason = useUser().university?.suspensionReason;
  if (!reason) return null;
  return (
    <div className="suspension">
      <Note tone="wait">
        <b>{t("suspension.text")}</b> {t("suspension.reason")} <bdi>{reason}</bdi>
      </Note>
    </div>
  );
}
