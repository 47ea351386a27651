/** What the server draws of a design: a moment after the last change, and the last one asked for wins. */
import { useEffect, useState } from "react";
import { failureOf } from "../../platform/api/problem.ts";
import { type Preview, type PreviewOptions, useDrawPreviewMutation } from "./templates.api.ts";

/** Time to go on typing or dragging. */
const PAUSE_MS = 250;
/** The server's word for a preview whose place a newer one has taken. */
const REPLACED = "preview_replaced";

export type Drawn = {
  /** Absent before the first drawing. */
  svg?: string;
  /** Ids of the texts that do not fit. */
  overflowing: readonly string[];
  /** `behind`: the design has changed since, and the next drawing is on its way. */
  state: "fresh" | "behind" | "failed";
  error?: unknown;
};

/** `again` asks anew what has failed. */
export function usePreview(options: PreviewOptions): Drawn & { again: () => void } {
  const [draw] = useDrawPreviewMutation();
  const [drawn, setDrawn] = useState<Drawn>({ overflowing: [], state: "behind" });
  const [tries, setTries] = useState(0);
  // Compared as text, so that the same is not asked twice; another try asks it again.
  const serialized = JSON.stringify({ options, tries });

  useEffect(() => {
    let abort = () => {};
    setDrawn((before) => ({ ...before, state: "behind" }));
    const show = ({ svg, overflowing }: Preview) => setDrawn({ svg, overflowing, state: "fresh" });
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
          // A window beside this one has asked for another design: this one is asked for again.
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
