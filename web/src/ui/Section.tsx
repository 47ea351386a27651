/** A section of a page: its heading, a rule, and rows under it that hairlines part; no box around them. */
import { type ReactNode, useId } from "react";
import "./Section.css";

type SectionProps = {
  title: string;
  /** After the heading, in muted text. */
  note?: ReactNode;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  /** Of its heading. */
  level?: 2 | 3 | 4;
  className?: string;
  children: ReactNode;
};

export function Section({ title, note, aside, level = 2, className, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={["section", className].filter(Boolean).join(" ")} aria-labelledby={id}>
      <header className="section__head">
        <div className="section__words">
          <Heading id={id}>{title}</Heading>
          {note && <p className="section__note">{note}</p>}
        </div>
        {aside && <div className="section__aside">{aside}</div>}
      </header>
      <div className="section__body">{children}</div>
    </section>
  );
}
