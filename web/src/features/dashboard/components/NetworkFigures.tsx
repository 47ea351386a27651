/** The universities in figures; sums only where the call gave them all. */
import type { ListedUniversity } from "@ijaza/schema/universities";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Card } from "../../../ui/Card.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import "./Figures.css";

type Universities = { universities: readonly ListedUniversity[]; total: number };
type Key = "universities" | "registered" | "suspended" | "credits";

const KEYS: readonly Key[] = ["universities", "registered", "suspended", "credits"];

const figuresOf = ({ universities, total }: Universities): Partial<Record<Key, number>> => {
  if (universities.length < total) return { universities: total };
  return {
    universities: total,
    registered: universities.filter(({ registeredAt }) => registeredAt).length,
    suspended: universities.filter(({ suspended }) => suspended).length,
    credits: universities.reduce((sum, { balance }) => sum + balance.credit, 0),
  };
};

export function NetworkFigures({ data }: { data: Universities | undefined }) {
  const { t } = useTranslation("dashboard");
  const figures = data && figuresOf(data);
  const shown = figures ? KEYS.filter((key) => figures[key] !== undefined) : KEYS;
  return (
    <Card className="figures" aria-label={t("network.label")}>
      {shown.map((key) => (
        <Link key={key} to="/universities_list" className="figures__one">
          <span>{t(`network.${key}`)}</span>
          <b>{figures ? <NumberValue value={figures[key] ?? 0} /> : <Skeleton width="72px" />}</b>
          <small>{t(`network.${key}Text`)}</small>
        </Link>
      ))}
    </Card>
  );
}
