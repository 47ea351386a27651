/** The first diploma of a university for pages of other rooms, loaded apart: few dashboards show it. */
import { Suspense } from "react";
import { lazyPage } from "../../../platform/load-page.ts";
import type { FirstDocumentProps } from "./FirstDocument.tsx";

const Drawn = lazyPage<FirstDocumentProps>(() => import("./FirstDocument.tsx").then((file) => file.FirstDocument));

export function FirstDocument(props: FirstDocumentProps) {
  return (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  );
}
