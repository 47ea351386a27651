/** One fact: its label, its value, and the same value in other scripts under it. */
import type { ReactNode } from "react";
import { DateValue, Reference } from "../../../ui/Values.tsx";
import type { FactRow, Several } from "../facts.ts";
import "./Fact.css";

type FactProps = { label: string; size?: "large" | "largest"; wide?: boolean; children: ReactNode };

/** Inside a `<dl>`; the `largest` one heads the card and stands alone. */
export function Fact({ label, size, wide, children }: FactProps) {
  const names = ["fact", size && `fact--${size}`, wide && "fact--wide"].filter(Boolean).join(" ");
  if (size === "largest")
    return (
      <div className={names}>
        <p className="fact__label">{label}</p>
        <h2 className="fact__value">{children}</h2>
      </div>
    );
  return (
    <div className={names}>
      <dt className="fact__label">{label}</dt>
      <dd className="fact__value">{children}</dd>
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
