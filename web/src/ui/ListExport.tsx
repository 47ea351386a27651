/** The way of a list to a file: all its rows under the search and the filters that are in sight, in its order. */
import type { SheetCall } from "@ijaza/schema/lists/sheets";
import { requestOf } from "../platform/api/request.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import { useFetchedFile } from "./use-fetched-file.ts";

export type ListExportOptions = {
  call: SheetCall;
  /** The query of the list, less its page. */
  query: object;
  /** What its rows are, in the name of the file. */
  name: string;
};

/** Before the list has rows the button keeps its place, so that it moves none of its neighbours when they come. */
export function ListExport({ call, query, name, isEmpty }: ListExportOptions & { isEmpty: boolean }) {
  const { received, bring, stop } = useFetchedFile();
  return (
    <ExportMenu
      received={received}
      isEmpty={isEmpty}
      onExport={(format) => void bring(requestOf(call, { ...query, format }), `${name}.${format}`)}
      onStop={stop}
    />
  );
}
