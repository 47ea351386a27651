/** The server's preview of a design: requested shortly after the last change, and only the latest answer counts. */
import { useEffect, useState } from "react";
import { failureOf } from "../../../platform/api/problem.ts";
import { type Preview, type PreviewOptions, useDrawPreviewMutation } from "../templates.api.ts";

/** Wait for further typing or dragging. */
const PAUSE_MS = 250;
/** The server's code for a preview that a newer one has replaced. */
const REPLACED = "preview_replaced";

export type DrawnPreview = {
  /** Absent before the first preview. */
  svg?: string;
  /** Ids of the texts that do not fit. */
  overflowing: readonly string[];
  /** Where the elements and rows stand that it shows. */
  places: Preview["places"];
  /** `behind`: the design has changed since, and the next preview is on its way. */
  state: "fresh" | "behind" | "failed";
  error?: unknown;
};

/** `again` repeats a preview that failed. */
export function usePreview(options: PreviewOptions): DrawnPreview & { again: () => void } {
  const [draw] = useDrawPreviewMutation();
  const [drawn, setDrawn] = useState<DrawnPreview>({ overflowing: [], places: [], state: "behind" });
  const [tries, setTries] = useState(0);
  // Compared as text, so that an equal design is not requested twice; `tries` changes it for a repeat.
  const serialized = JSON.stringify({ options, tries });

  useEffect(() => {
    let abort = () => {};
    setDrawn((before) => ({ ...before, state: "behind" }));
    const show = ({ svg, overflowing, places }: Preview) => setDrawn({ svg, overflowing, places, state: "fresh" });
    const ask = () => {
      const { options: latest }: { options: PreviewOptions } = JSON.parse(serialized);
      const request = draw(latest);
      let isCurrent = true;
      abort = () => {
        isCurrent = false;
        request.abort();
      };
      request.unwrap().then(
        (preview) => isCurrent && show(preview),
        (error: unknown) => {
          if (!isCurrent) return;
          // Another window has requested a preview of its own, which replaced this one.
          if (failureOf(error).error === REPLACED) timer = setTimeout(ask, PAUSE_MS);
          else setDrawn((before) => ({ ...before, state: "failed", error }));
        },
      );
    };
    let timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [serialized, draw]);

  return { ...drawn, again: () => setTries((before) => before + 1) };
}
