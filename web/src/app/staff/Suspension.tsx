/** The band above every page of a university that is suspended: what it may not do, and why. */
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../platform/actor.ts";
import { Note } from "../../ui/Note.tsx";
import "./Suspension.css";

/** Its texts are loaded for those alone who see it. */
export function Suspension() {
  const reason = useUser().university?.suspensionReason;
  return (
    reason && (
      <Suspense>
        <Band reason={reason} />
      </Suspense>
    )
  );
}

function Band({ reason }: { reason: string }) {
  const { t } = useTranslation("dashboard");
  return (
    <div className="suspension">
      <Note tone="wait">
        <b>{t("suspension.text")}</b> {t("suspension.reason")} <bdi>{reason}</bdi>
      </Note>
    </div>
  );
}
