/** A presented document for pages of other rooms: its code is loaded with the page that first shows one. */
import { Suspense } from "react";
import { lazyPage } from "../../../platform/load-page.ts";
import { Spinner } from "../../../ui/Spinner.tsx";
import type { PresentedDocument as Shown } from "./PresentedDocument.tsx";

type Props = Parameters<typeof Shown>[0];

const Document = lazyPage<Props>(() => import("./PresentedDocument.tsx").then((file) => file.PresentedDocument));

export function PresentedDocument(props: Props) {
  return (
    <Suspense fallback={<Spinner />}>
      <Document {...props} />
    </Suspense>
  );
}
