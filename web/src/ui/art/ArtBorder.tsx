/** The border of a drawn diploma: guilloché outside, two brass lines inside. */
import { drawBorder, SHEET } from "./border.ts";

const WAVES = drawBorder();

const frame = (inset: number) => ({
  x: inset,
  y: inset,
  width: SHEET.width - 2 * inset,
  height: SHEET.height - 2 * inset,
});

export function ArtBorder() {
  return (
    <svg className="art__border" viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true" focusable="false">
      <path d={WAVES} fill="none" stroke="var(--p-500)" strokeWidth="0.8" opacity="0.75" />
      <rect {...frame(39)} fill="none" stroke="var(--b-500)" strokeWidth="1.6" />
      <rect {...frame(43.5)} fill="none" stroke="var(--b-400)" strokeWidth="0.7" />
    </svg>
  );
}
