/** Few verdicts are of a document without a picture, so the code that draws one comes with the first. */
import { Suspense } from "react";
import { lazyPage } from "../../../platform/load-page.ts";
import type { DrawnDocumentProps } from "./DrawnDocument.tsx";

const DrawnDocument = lazyPage<DrawnDocumentProps>(() =>
  import("./DrawnDocument.tsx").then((file) => file.DrawnDocument),
);

export function LazyDrawnDocument(props: DrawnDocumentProps) {
  return (
    <Suspense>
      <DrawnDocument {...props} />
    </Suspense>
  );
}
