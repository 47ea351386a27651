/** A collapsed section for details that few readers need. */
import { ChevronDown, type LucideIcon } from "lucide-react";
import type { ReactNode, Ref } from "react";
import "./Fold.css";

type FoldProps = {
  icon: LucideIcon;
  title: string;
  /** A few words beside the title. */
  aside?: ReactNode;
  ref?: Ref<HTMLDetailsElement>;
  /** For what is fetched only when somebody looks. */
  onOpen?: () => void;
  children: ReactNode;
};

export function Fold({ icon: Icon, title, aside, ref, onOpen, children }: FoldProps) {
  return (
    <details className="fold" ref={ref} onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}>
      <summary>
        <Icon size={20} aria-hidden="true" />
        <span>
          <span className="fold__title">{title}</span>
          {aside && <span className="fold__aside"> · {aside}</span>}
        </span>
        <ChevronDown size={20} aria-hidden="true" className="fold__sign" />
      </summary>
      <div className="fold__inside">{children}</div>
    </details>
  );
}
