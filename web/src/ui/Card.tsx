/** A card: white paper with a hairline; its heading is part of it. */
import type { HTMLAttributes, ReactNode } from "react";
import "./Card.css";

type CardProps = Omit<HTMLAttributes<HTMLElement>, "title"> & {
  title?: ReactNode;
  /** What stands at the end of the heading's line. */
  aside?: ReactNode;
  /** `raised` lies on colour; `brass` waits for the reader. */
  look?: "flat" | "raised" | "brass";
};

export function Card({ title, aside, look = "flat", className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={["card", `card--${look}`, className].filter(Boolean).join(" ")}>
      {title && (
        <header className="card__head">
          <h2>{title}</h2>
          {aside}
        </header>
      )}
      {children}
    </section>
  );
}
