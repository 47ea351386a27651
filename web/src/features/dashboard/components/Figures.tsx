/** The strip of figures: diplomas by what became of them. */
import type { DiplomaStatus } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Card } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import "./Figures.css";

const FIGURES: { key: "signed" | "pending" | "rejected" | "revoked"; statuses: DiplomaStatus[] }[] = [
  { key: "signed", statuses: ["signed"] },
  { key: "pending", statuses: ["pending"] },
  { key: "rejected", statuses: ["rejected"] },
  { key: "revoked", statuses: ["revoking", "revoked"] },
];

export function Figures({ counts }: { counts: Partial<Record<DiplomaStatus, number>> | undefined }) {
  const { t } = useTranslation("dashboard");
  return (
    <Card className="figures" aria-label={t("figures.label")}>
      {FIGURES.map(({ key, statuses }) => (
        <Link key={key} to={`/diplomasList?tab=${key}`} className="figures__one">
          <span>{t(`figures.${key}`)}</span>
          <b>
            {counts ? (
              <NumberValue value={statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0)} />
            ) : (
              <Skeleton width="72px" />
            )}
          </b>
          <small>{t(`figures.${key}Text`)}</small>
        </Link>
      ))}
    </Card>
  );
}
