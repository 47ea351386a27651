/** A row of figures separated by hairlines: name, number, and a comparison in words. */
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Skeleton } from "./Skeleton.tsx";
import { NumberValue } from "./Values.tsx";
import "./Figures.css";

export type Figure = {
  key: string;
  label: string;
  /** Undefined while it loads, null when it could not be loaded. */
  value: number | null | undefined;
  /** In the place of the number, such as a day; smaller. */
  words?: ReactNode;
  /** Text below the number. */
  text?: ReactNode;
  /** Where the counted records are listed. */
  to?: string;
};

const NOT_HAD = "–";

function Value({ value }: Pick<Figure, "value">) {
  if (value === undefined) return <Skeleton width="72px" />;
  return value === null ? NOT_HAD : <NumberValue value={value} />;
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ key, label, value, words, text, to }) => (
        <div key={key} className="figures__one">
          <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
          <dd className={words ? "figures__number figures__number--words" : "figures__number"}>
            {words ?? <Value value={value} />}
          </dd>
          {text && (words || value != null) && <dd className="figures__text">{text}</dd>}
        </div>
      ))}
    </dl>
  );
}
