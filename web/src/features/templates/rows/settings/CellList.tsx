/** The columns of a row, from the first to be read to the last; a row has one to four. */
import type { Cell } from "@ijaza/schema/templates/stack-layout";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/Button.tsx";
import type { RowDesigner } from "../use-row-designer.ts";
import { CellSettings } from "./CellSettings.tsx";

const MOST_COLUMNS = 4;

type CellListProps = {
  /** Of the row. */
  id: string;
  cells: readonly Cell[];
  designer: RowDesigner;
  onChange: (cells: Cell[], as?: string) => void;
};

export function CellList({ id, cells, designer, onChange }: CellListProps) {
  const { t } = useTranslation("templates/rows");
  const last = cells.at(-1);
  return (
    <>
      {cells.map((cell, at) => (
        <CellSettings
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name; its place is all that it keeps while it is edited.
          key={at}
          cell={cell}
          place={at + 1}
          designer={designer}
          onChange={(changed, as) =>
            onChange(
              cells.map((each, place) => (place === at ? changed : each)),
              as && `${as} ${at} ${id}`,
            )
          }
          onRemove={cells.length > 1 ? () => onChange(cells.filter((_, place) => place !== at)) : undefined}
        />
      ))}
      {last && (
        <Button
          icon={Plus}
          disabled={cells.length >= MOST_COLUMNS}
          onClick={() => onChange([...cells, { ...last, text: "" }])}
        >
          {t("cell.add")}
        </Button>
      )}
    </>
  );
}
