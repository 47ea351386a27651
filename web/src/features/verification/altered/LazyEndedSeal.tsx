/** The document inside a PDF whose sealing key has ended: few verdicts show one, so its code comes with the first. */
import { Suspense } from "react";
import { lazyPage } from "../../../platform/load-page.ts";
import type { EndedSealProps } from "./EndedSeal.tsx";

const EndedSeal = lazyPage<EndedSealProps>(() => import("./EndedSeal.tsx").then((file) => file.EndedSeal));

export function LazyEndedSeal(props: EndedSealProps) {
  return (
    <Suspense>
      <EndedSeal {...props} />
    </Suspense>
  );
}
