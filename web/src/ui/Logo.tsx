/** The product's mark and name. */
import { PRODUCT } from "@ijaza/schema/product";
import { useMemo } from "react";
import { useLanguage } from "../platform/i18n/use-language.ts";
import "./Logo.css";
import { drawBand } from "@ijaza/schema/templates/rosette";

const COLOURS = {
  light: { seal: "var(--logo)", ring: "var(--logo-ring)", tick: "var(--logo-tick)" },
  dark: { seal: "var(--b-400)", ring: "var(--p-900)", tick: "var(--p-900)" },
};

/** `tone` is the ground it stands on; `compact` shows the mark alone and keeps the name for screen readers. */
export function Logo({ tone = "light", compact = false }: { tone?: "light" | "dark"; compact?: boolean }) {
  const language = useLanguage();
  const edge = useMemo(
    () => drawBand({ center: 20, inner: 15.4, outer: 20, lobes: 12, waves: 12, lines: 1 }).join(""),
    [],
  );
  const colours = COLOURS[tone];
  return (
    <span className={`logo logo--${tone}`}>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true" focusable="false">
        <path d={edge} fill={colours.seal} />
        <circle
          cx="20"
          cy="20"
          r="13.6"
          fill="none"
          stroke={colours.ring}
          strokeWidth="0.9"
          strokeDasharray="1.1 1.5"
        />
        <path
          d="M13.6 20.6l4.4 4.4 8.6-9.6"
          fill="none"
          stroke={colours.tick}
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={compact ? "sr-only" : undefined}>{PRODUCT.name[language]}</span>
    </span>
  );
}
