/** A table: sorted, selected, with menus; while newer rows load; and before the first have come. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSelection } from "../../../platform/use-selection.ts";
import { Card } from "../../../ui/Card.tsx";
import { StatusChip } from "../../../ui/Chip.tsx";
import { type Column, DataTable } from "../../../ui/DataTable.tsx";
import { PersonLines } from "../../../ui/PersonLines.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { Sample } from "../components/Sample.tsx";

type Row = { id: string; name: string; status: "pending" | "signed" | "revoked" };

const idOf = ({ id }: Row) => id;
const STATUSES = ["pending", "signed", "revoked"] as const;

export function Tables() {
  const { t } = useTranslation("showcase");
  const [sort, setSort] = useState("name");
  const selection = useSelection(idOf);
  const rows = STATUSES.map((status): Row => ({ id: status, name: t("sample.name"), status }));
  const columns: Column<Row>[] = [
    {
      key: "name",
      head: t("value.name"),
      cell: ({ name }) => (
        <PersonLines person={{ username: name, usernameAr: "أمينة بن صالح", email: "amina@etu.example" }} />
      ),
      sort: "name",
      line: 1,
    },
    {
      key: "status",
      head: t("parts.chips"),
      cell: ({ status }) => <StatusChip status={status} />,
      line: 1,
      atEnd: true,
    },
  ];
  const table = { columns, rows, idOf, sort, onSort: setSort };
  return (
    <>
      <Sample name={t("state.rest")}>
        <Card>
          <DataTable
            label={t("parts.tables")}
            {...table}
            selection={{ ...selection, may: ({ status }) => status !== "revoked", label: ({ name }) => name }}
          />
        </Card>
      </Sample>
      <Sample name={t("state.stale")}>
        <Card>
          <DataTable label={t("state.stale")} {...table} stale />
        </Card>
      </Sample>
      <Sample name={t("state.loading")}>
        <Card>
          <SkeletonRows rows={3} columns={3} />
        </Card>
      </Sample>
    </>
  );
}
