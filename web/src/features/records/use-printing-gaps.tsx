/** Warns before accepting of what the documents would lack on paper, each time that a dialog to accept them opens. */
import { Suspense, useState } from "react";
import { lazyPage } from "../../platform/load-page.ts";
import type { RecordView, ShownRecord, Targets } from "./record-view.ts";

const PrintingGaps = lazyPage(() => import("./components/PrintingGaps.tsx").then((file) => file.PrintingGaps));

type AcceptingOptions = {
  view: Pick<RecordView<ShownRecord>, "document">;
  targets: Targets<ShownRecord>;
  /** Whether the dialog accepts. */
  isAccepting: boolean;
};

/** The warning, and whether it is still asked for: nobody accepts before it could be read. */
export function usePrintingGaps({ view: { document: kind }, targets, isAccepting }: AcceptingOptions) {
  const [isRead, setRead] = useState(false);
  if (!kind || !isAccepting) return {};
  const warning = (
    <Suspense>
      <PrintingGaps kind={kind} targets={targets} onRead={() => setRead(true)} />
    </Suspense>
  );
  return { warning, isChecking: !isRead };
}
