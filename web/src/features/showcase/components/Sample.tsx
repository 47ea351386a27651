/** One state of a component, with its name above it. */
import type { ReactNode } from "react";
import "./Sample.css";

type SampleProps = {
  name: string;
  /** Shown on the brand's dark background. */
  dark?: boolean;
  children: ReactNode;
};

export function Sample({ name, dark = false, children }: SampleProps) {
  return (
    <div className="sample">
      <p className="sample__name">{name}</p>
      <div className={dark ? "sample__shown sample__shown--dark on-dark" : "sample__shown"}>{children}</div>
    </div>
  );
}
