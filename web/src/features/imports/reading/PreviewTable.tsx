/** The first rows of the file under the fields to which its columns are mapped. */
import type { Field } from "@ijaza/schema/fields/fields";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Scrollable } from "../../../ui/Scrollable.tsx";
import type { Overview } from "../sheet/sheet-values.ts";
import "./PreviewTable.css";

type PreviewTableProps = {
  overview: Overview;
  fields: readonly Field[];
  onMap: (column: number, name: string | null) => void;
};

export function PreviewTable({ overview, fields, onMap }: PreviewTableProps) {
  const { t } = useTranslation("imports");
  const language = useLanguage();
  const { header, mapping, preview } = overview;
  return (
    <Scrollable className="preview-table" label={t("columns.preview")}>
      <table>
        <thead>
          <tr>
            {header.map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one name; their place is what they are.
              <th key={column} scope="col" className={mapping[column] ? undefined : "is-left-out"}>
                <bdi className="preview-table__name">{name || "—"}</bdi>
                <select
                  aria-label={t("columns.field", { column: name })}
                  value={mapping[column] ?? ""}
                  onChange={({ target }) => onMap(column, target.value || null)}
                >
                  <option value="">{t("columns.none")}</option>
                  {fields.map((field) => (
                    <option key={field.name} value={field.name}>
                      {field.label[language]}
                      {field.required ? " *" : ""}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file are what their place says.
            <tr key={row}>
              {header.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <td key={column} className={mapping[column] ? undefined : "is-left-out"}>
                  <bdi>{cells[column]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
