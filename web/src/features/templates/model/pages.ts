/** How many pages a drawing has, one beneath the other. Pure. */
import type { Size } from "./geometry.ts";

const VIEW_BOX = /^<svg[^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/;

export function pagesOf(svg: string | undefined, { width, height }: Size): number {
  const [, across, down] = svg?.match(VIEW_BOX) ?? [];
  return across && down ? Math.max(1, Math.round((Number(down) / Number(across)) * (width / height))) : 1;
}
