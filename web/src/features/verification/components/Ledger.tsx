/** A section of a page as a ledger: a heading, a rule, and under it rows that hairlines part. */
import { type ReactNode, useId } from "react";
import { DateValue, Reference } from "../../../ui/Values.tsx";
import type { FactRow, Several } from "../facts.ts";
import "./Ledger.css";

type LedgerProps = {
  title: string;
  /** Why it is there, in one sentence. */
  reason?: string;
  /** `proved` is ruled in green. */
  rule?: "ink" | "proved";
  children: ReactNode;
};

export function Ledger({ title, reason, rule = "ink", children }: LedgerProps) {
  const id = useId();
  return (
    <section className="ledger" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {reason && <p className="ledger__reason">{reason}</p>}
      <div className={`ledger__rows ledger__rows--${rule}`}>{children}</div>
    </section>
  );
}

/** Inside a `<dl>`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function SeveralTexts({ texts }: { texts: Several }) {
  return (
    <>
      <bdi>{texts.main}</bdi>
      {texts.others.map((other) => (
        <span key={other} className="fact__other">
          <bdi>{other}</bdi>
        </span>
      ))}
    </>
  );
}

function FactValue({ row }: { row: FactRow }) {
  if (row.shown === "day") return <DateValue value={row.value} />;
  if (row.shown === "code") return <Reference>{row.value}</Reference>;
  return <bdi>{row.value}</bdi>;
}

export function FactRows({ rows }: { rows: FactRow[] }) {
  return rows.map((row) => (
    <Fact key={row.name} label={row.label}>
      <FactValue row={row} />
    </Fact>
  ));
}
