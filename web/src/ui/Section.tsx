/** A section of a page: a heading, a rule, and rows separated by hairlines, without a box around them. */
import { type ReactNode, useId } from "react";
import "./Section.css";

type SectionProps = {
  title: string;
  /** After the heading, in muted text. */
  note?: ReactNode;
  /** Under the heading, in one sentence: why the section is there. */
  text?: string;
  /** At the end of the heading's line. */
  aside?: ReactNode;
  /** Of its heading. */
  level?: 2 | 3 | 4;
  /** Large on pages for the public. */
  size?: "regular" | "large";
  /** The colour under the heading: green for what was proved. */
  rule?: "ink" | "proved";
  className?: string;
  children: ReactNode;
};

export function Section(props: SectionProps) {
  const { title, note, text, aside, level = 2, size = "regular", rule = "ink", className, children } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  const classes = ["section", `section--${size}`, `section--${rule}`, className].filter(Boolean).join(" ");
  return (
    <section className={classes} aria-labelledby={id}>
      <header className="section__head">
        <div className="section__words">
          <Heading id={id}>{title}</Heading>
          {note && <p className="section__note">{note}</p>}
          {text && <p className="section__text">{text}</p>}
        </div>
        {aside && <div className="section__aside">{aside}</div>}
      </header>
      <div className="section__body">{children}</div>
    </section>
  );
}
