/** The head of a staff page: its name, a sentence under it, and the page's actions at the end. */
import type { ReactNode } from "react";
import "./PageHead.css";
import { usePageTitle } from "./use-page-title.ts";

type PageHeadProps = {
  title: string;
  /** What the browser's tab says, if not the title. */
  tabTitle?: string;
  /** One sentence in muted text. */
  text?: ReactNode;
  /** Above the title: the way back. */
  back?: ReactNode;
  children?: ReactNode;
};

export function PageHead({ title, tabTitle, text, back, children }: PageHeadProps) {
  usePageTitle(tabTitle ?? title);
  return (
    <header className="page-head">
      <div className="page-head__words">
        {back}
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children && <div className="page-head__actions">{children}</div>}
    </header>
  );
}
