/** A sealed letter: hatched cover, rosette and sign, with text below. */
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import "./Letter.css";

type LetterProps = {
  icon: LucideIcon;
  title: string;
  /** Grey, since it can no longer be opened. */
  isOver?: boolean;
  children: ReactNode;
};

export function Letter({ icon: Icon, title, isOver, children }: LetterProps) {
  return (
    <main id="content" className="letter-page">
      <article className={isOver ? "letter letter--over" : "letter"}>
        <div className="letter__cover" aria-hidden="true">
          <Rosette seed="share" density={1.4} line={0.5} className="letter__rosette" />
          <span className="letter__sign">
            <Icon size={28} />
          </span>
        </div>
        <div className="letter__text">
          <h1>{title}</h1>
          {children}
        </div>
      </article>
    </main>
  );
}
