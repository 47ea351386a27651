/** Asks what the documents of targets would lack on paper, each time that a dialog to accept them opens. */
import { PrintingGaps } from "./components/PrintingGaps.tsx";
import { idsOf, type RecordView, type ShownRecord, type Targets } from "./record-view.ts";
import { useFindPrintingGapsQuery } from "./records.api.ts";

type AcceptingOptions<Kept extends ShownRecord> = {
  view: Pick<RecordView<Kept>, "document">;
  targets: Targets<Kept>;
  /** Whether the dialog accepts. */
  isAccepting: boolean;
};

/** The warning, and whether it is still asked for: nobody accepts before it could be read. */
export function usePrintingGaps<Kept extends ShownRecord>({ view, targets, isAccepting }: AcceptingOptions<Kept>) {
  const { document: kind = "diploma" } = view;
  const { agentId, importId } = targets;
  const named = agentId ? { agentId, ...(importId && { importId }) } : { ids: idsOf(targets) };
  const skip = !isAccepting || !view.document;
  const { data, isFetching, isError } = useFindPrintingGapsQuery(
    { kind, ...named },
    { skip, refetchOnMountOrArgChange: true },
  );
  const warning = skip ? null : <PrintingGaps templates={data?.templates} isUnknown={isError} />;
  return { warning, isChecking: isFetching };
}
