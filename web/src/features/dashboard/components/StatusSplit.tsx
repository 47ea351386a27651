/** One bar that shows how the diplomas divide, with its legend: colour is never the only sign. */
import type { DiplomaStatus } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import "./StatusSplit.css";

const PARTS: { key: "signed" | "accepted" | "pending" | "rejected" | "revoked"; statuses: DiplomaStatus[] }[] = [
  { key: "signed", statuses: ["signed"] },
  { key: "accepted", statuses: ["unsigned", "signing", "error"] },
  { key: "pending", statuses: ["pending"] },
  { key: "rejected", statuses: ["rejected"] },
  { key: "revoked", statuses: ["revoking", "revoked"] },
];

export function StatusSplit({ counts }: { counts: Partial<Record<DiplomaStatus, number>> }) {
  const { t } = useTranslation("dashboard");
  const parts = PARTS.map(({ key, statuses }) => ({
    key,
    count: statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0),
  })).filter(({ count }) => count > 0);
  if (parts.length === 0) return null;
  return (
    <Card title={t("split.title")}>
      <div className="split" aria-hidden="true">
        {parts.map(({ key, count }) => (
          <span key={key} className={`split__part split__part--${key}`} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="split__legend">
        {parts.map(({ key, count }) => (
          <li key={key}>
            <span className={`split__dot split__part--${key}`} aria-hidden="true" />
            {t(`split.${key}`)}
            <b>
              <NumberValue value={count} />
            </b>
          </li>
        ))}
      </ul>
    </Card>
  );
}
