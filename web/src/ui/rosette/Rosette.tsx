/** A rosette: the seal of a diploma, or the line-work of a page; decoration for screen readers. */
import { drawRosette } from "@ijaza/schema/templates/rosette";
import { useMemo } from "react";
import { useInBrowser } from "../../platform/device.ts";

export type RosetteProps = {
  /** What the curve is drawn from; for a diploma, the hash of its data in hexadecimal. */
  seed: string;
  /** Pixels; without it the size comes from CSS. */
  size?: number;
  color?: string;
  /** Width of the line in a box of 200. */
  line?: number;
  density?: number;
  className?: string;
};

export function Rosette({ seed, size, color = "currentColor", line = 0.55, density = 1, className }: RosetteProps) {
  // Its lines would be most of what the server paints.
  const isDrawn = useInBrowser();
  const paths = useMemo(() => (isDrawn ? drawRosette(seed, { density }) : []), [isDrawn, seed, density]);
  return (
    <svg className={className} viewBox="0 0 200 200" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={paths.join("")} fill="none" stroke={color} strokeWidth={line} />
    </svg>
  );
}
