/** Checks the files of a list, one after the other, and says how each stands. */
import { useEffect, useState } from "react";
import { useCalls } from "../../../platform/api/use-calls.ts";
import { fetchIssuers, fetchPins } from "../verification.api.ts";
import { checkFile, type Line } from "./check-file.ts";
import { readOwnNode } from "./own-node.ts";

/** What was found of a list, for whoever opens one of its files and comes back. */
const found = new WeakMap<readonly File[], Line[]>();

const foundOf = (files: readonly File[]): Line[] => found.get(files) ?? files.map(() => ({ is: "waiting" }));

export function useFileChecks(files: readonly File[]): readonly Line[] {
  const calls = useCalls();
  const [lines, setLines] = useState<readonly Line[]>(() => foundOf(files));

  useEffect(() => {
    let isCurrent = true;
    const known = foundOf(files);
    found.set(files, known);
    const show = (place: number, line: Line) => {
      if (line.is !== "checking") known[place] = line;
      if (isCurrent) setLines((before) => before.map((each, at) => (at === place ? line : each)));
    };
    const checkAll = async () => {
      fetchIssuers(calls);
      const pins = await fetchPins(calls).catch(() => null);
      for (const [place, file] of files.entries()) {
        if (!isCurrent) return;
        if (known[place]?.is !== "waiting") continue;
        show(place, { is: "checking" });
        const line = pins && (await checkFile(file, { pins, own: readOwnNode() }).catch(() => null));
        show(place, line ?? { is: "failed" });
      }
    };
    setLines([...known]);
    void checkAll();
    return () => {
      isCurrent = false;
    };
  }, [files, calls]);
  return lines;
}
