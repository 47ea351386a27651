/** An event of the log with all its data, for whoever checks it. */
import type { AuditEventShown } from "@ijaza/schema/audit/calls";
import { isAuditDatum } from "@ijaza/schema/audit/kinds";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Drawer } from "../../../ui/Drawer.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { MomentValue, Reference } from "../../../ui/Values.tsx";
import { Actor, KindLabel, Subject } from "./EventLabels.tsx";
import "./EventDrawer.css";

const reference = (text: string | null) => text && <Reference>{text}</Reference>;

function Inside({ event }: { event: AuditEventShown }) {
  const { t } = useTranslation("audit");
  const language = useLanguage();
  return (
    <>
      <header className="drawer__head">
        <h2>
          <KindLabel kind={event.kind} />
        </h2>
        <p>
          <MomentValue value={event.at} />
        </p>
      </header>
      <div className="drawer__body event-drawer">
        <Facts
          facts={[
            { key: "actor", label: t("columns.actor"), value: <Actor actor={event.actor} /> },
            { key: "university", label: t("columns.university"), value: event.university?.name[language] },
            { key: "subject", label: t("facts.subject"), value: event.subjectId && <Subject event={event} /> },
            ...Object.entries(event.data).map(([name, value]) => ({
              key: `data-${name}`,
              label: isAuditDatum(name) ? t(`data.${name}`) : name,
              value:
                typeof value === "boolean" ? t(value ? "yes" : "no") : reference(value === null ? null : `${value}`),
            })),
            { key: "kind", label: t("facts.kind"), value: reference(event.kind) },
            { key: "number", label: t("facts.number"), value: reference(`${event.log} ${event.seq}`) },
            { key: "before", label: t("facts.before"), value: reference(event.before) },
            { key: "after", label: t("facts.after"), value: reference(event.after) },
            { key: "hash", label: t("facts.hash"), value: reference(event.hash) },
            { key: "request", label: t("facts.request"), value: reference(event.requestId) },
          ]}
        />
        <p className="muted">{t("facts.why")}</p>
      </div>
    </>
  );
}

export function EventDrawer({ event, onClose }: { event: AuditEventShown | null; onClose: () => void }) {
  const { t } = useTranslation("audit");
  return (
    <Drawer open={event !== null} label={t("facts.label")} onClose={onClose}>
      {event && <Inside event={event} />}
    </Drawer>
  );
}
