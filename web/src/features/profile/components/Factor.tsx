/** One kind of second factor in the settings: what it is, its state, and its button. */
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";

type FactorProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The state, beside the title. */
  state?: ReactNode;
  /** The button. */
  action: ReactNode;
  children?: ReactNode;
};

export function Factor({ icon: Icon, title, text, state, action, children }: FactorProps) {
  const heading = useId();
  return (
    <section className="factor" aria-labelledby={heading}>
      <Icon size={22} aria-hidden="true" />
      <div className="factor__words">
        <header className="factor__head">
          <h3 id={heading}>{title}</h3>
          {state}
        </header>
        <p className="muted">{text}</p>
        {children}
        <div className="factor__ways">{action}</div>
      </div>
    </section>
  );
}
