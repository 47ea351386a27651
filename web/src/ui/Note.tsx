/** A note inside the page: information, a warning or a refusal, beside what it concerns. */
import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import "./Note.css";

const ICONS = { info: Info, wait: TriangleAlert, bad: CircleAlert };

export function Note({ tone = "info", children }: { tone?: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <div className={`note note--${tone}`} role={tone === "bad" ? "alert" : "status"}>
      <Icon size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
