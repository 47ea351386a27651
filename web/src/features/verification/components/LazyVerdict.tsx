/** The verdict, whose code is fetched while the checks run: whoever only opens the page does not need it. */
import { Suspense } from "react";
import { lazyPage } from "../../../platform/load-page.ts";
import { Checking } from "./Checking.tsx";
import type { VerdictProps } from "./Verdict.tsx";

const load = () => import("./Verdict.tsx").then((file) => file.Verdict);

const Verdict = lazyPage<VerdictProps>(load);

/** Fetches the verdict's code ahead; a failure shows when the code is needed. */
export const fetchVerdictCode = (): void => void load().catch(() => {});

export function LazyVerdict(props: VerdictProps) {
  return (
    <Suspense fallback={<Checking />}>
      <Verdict {...props} />
    </Suspense>
  );
}
