/** An area that scrolls separately; Tab reaches it, so that the arrow keys scroll it. */
import type { ReactNode, Ref } from "react";

type ScrollableProps = { className: string; label: string; ref?: Ref<HTMLElement>; children: ReactNode };

export function Scrollable({ className, label, ref, children }: ScrollableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={className} aria-label={label} tabIndex={0} ref={ref}>
      {children}
    </section>
  );
}
