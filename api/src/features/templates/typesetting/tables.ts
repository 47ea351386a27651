/** Rows that hairlines close are rows of a table, for who hears a document: consecutive ones on a page are one table. Pure. */
import type { SetElement, SetText } from "./set-layout.ts";

export type Table = { kind: "table"; page: number; columns: number; rows: SetText[][] };

/** In the order of reading; the line under a row does not part its table. */
export function withTables(content: readonly SetElement[]): (SetElement | Table)[] {
  const found: (SetElement | Table)[] = [];
  let table: Table | undefined;
  for (const each of content) {
    if (each.kind === "rule") found.push(each);
    else if (each.kind === "text" && each.rule === "hairline") {
      if (table?.page !== each.page) {
        table = { kind: "table", page: each.page, columns: 0, rows: [] };
        found.push(table);
      }
      addCell(table, each);
    } else {
      table = undefined;
      found.push(each);
    }
  }
  return found;
}

function addCell(table: Table, cell: SetText): void {
  const last = table.rows.at(-1);
  const row = last?.[0]?.id === cell.id ? last : [];
  if (row !== last) table.rows.push(row);
  row.push(cell);
  table.columns = Math.max(table.columns, row.length);
}
