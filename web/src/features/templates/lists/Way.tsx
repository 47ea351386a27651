/** One of the ways to begin a template; all of them are one group of radio buttons. */
import type { ReactNode } from "react";

export type ChosenWay = { chosen: string | undefined; onChoose: (from: string) => void };

type WayProps = ChosenWay & {
  from: string;
  name: string;
  text?: string;
  /** A picture above the name. */
  children?: ReactNode;
};

export function Way({ from, name, text, chosen, onChoose, children }: WayProps) {
  return (
    <label className={children ? "choice designs__way" : "choice"}>
      <input type="radio" name="template-begin" checked={chosen === from} onChange={() => onChoose(from)} />
      {children}
      <span>
        {name}
        {text && <small>{text}</small>}
      </span>
    </label>
  );
}
