/** The bar above a list of waiting records: their number, and the action for all of them. */
import type { ReactNode } from "react";
import { NumberValue } from "../../../ui/Values.tsx";
import "./DecideAll.css";

export function DecideAll({ total, text, children }: { total: number; text: string; children: ReactNode }) {
  return (
    <section className="decide-all">
      <span className="decide-all__count" aria-hidden="true">
        <NumberValue value={total} />
      </span>
      <p>{text}</p>
      <div className="decide-all__ways">{children}</div>
    </section>
  );
}
