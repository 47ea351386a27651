/** Note on what a change of the fields means for files imported from then on. */
import type { FieldDefinition } from "@ijaza/schema/templates/calls";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { columnChanges } from "../model/definitions.ts";

type ColumnsNoteProps = { before: readonly FieldDefinition[]; after: readonly FieldDefinition[] };

export function ColumnsNote({ before, after }: ColumnsNoteProps) {
  const { t } = useTranslation("templates/designing");
  const changes = columnChanges(before, after);
  if (!changes) return null;
  const shown = (["added", "removed", "needed"] as const).filter((key) => changes[key].length > 0);
  return (
    <Note tone="wait">
      <p>{t("fields.columns.text")}</p>
      <ul className="columns-note">
        {shown.map((key) => (
          <li key={key}>
            {t(`fields.columns.${key}`)}{" "}
            {changes[key].map((name) => (
              <Fragment key={name}>
                <bdi className="mono">{name}</bdi>{" "}
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </Note>
  );
}
