/** The way of a list to a file: all its rows under the search and the filters that are in sight, in its order. */
import type { SheetCall } from "@ijaza/schema/sheets";
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

export function ListExport({ call, query, name }: ListExportOptions) {
  const { received, bring, stop } = useFetchedFile();
  return (
    <ExportMenu
      received={received}
      onExport={(format) => void bring(requestOf(call, { ...query, format }), `${name}.${format}`)}
      onStop={stop}
    />
  );
}
