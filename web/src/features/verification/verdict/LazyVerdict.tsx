/** The verdict, whose code is loaded while the checks run, and not with the page. */
import { Suspense } from "react";
import { lazyPage } from "../../../platform/load-page.ts";
import { Checking } from "../checking/Checking.tsx";
import type { VerdictProps } from "./Verdict.tsx";

const load = () => import("./Verdict.tsx").then((file) => file.Verdict);

const Verdict = lazyPage<VerdictProps>(load);

/** Preloads the verdict's code; a failure shows when the code is needed. */
export const fetchVerdictCode = (): void => void load().catch(() => {});

export function LazyVerdict(props: VerdictProps) {
  return (
    <Suspense fallback={<Checking />}>
      <Verdict {...props} />
    </Suspense>
  );
}
