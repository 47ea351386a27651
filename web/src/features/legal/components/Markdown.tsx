/** A text in Markdown as elements. HTML in it is shown as text, and addresses that could run something are no links. */
import MarkdownToJsx, { type MarkdownToJSX } from "markdown-to-jsx";
import type { ReactNode } from "react";
import { Link } from "react-router";

/** A path of the site, or an address that runs no script. */
const HARMLESS = /^(?:\/(?!\/)|https:\/\/|mailto:)/;

function Address({ href = "", children }: { href?: string; children?: ReactNode }) {
  if (!HARMLESS.test(href)) return children;
  if (href.startsWith("/")) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
}

const OPTIONS: MarkdownToJSX.Options = {
  disableAutoLink: true,
  disableParsingRawHTML: true,
  forceBlock: true,
  // The page has a heading of the first level of its own.
  overrides: { a: Address, h1: { component: "h2" } },
};

export function Markdown({ text }: { text: string }) {
  return <MarkdownToJsx options={OPTIONS}>{text}</MarkdownToJsx>;
}
