/** The facts of a document as rows of a `<dl>`, separated by hairlines. */
import type { ReactNode } from "react";
import { DateValue, Reference } from "../../../ui/Values.tsx";
import type { FactRow, Several } from "./facts.ts";
import "./Facts.css";

/** To be used inside a `<dl>`. */
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
  return <SeveralTexts texts={{ main: row.value, others: row.others ?? [] }} />;
}

export function FactRows({ rows }: { rows: FactRow[] }) {
  return rows.map((row) => (
    <Fact key={row.name} label={row.label}>
      <FactValue row={row} />
    </Fact>
  ));
}
