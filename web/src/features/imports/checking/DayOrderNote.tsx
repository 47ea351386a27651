/** Asks once for a column whether its days have the month first, beside what some of its cells mean either way. */
import type { DayOrder } from "@ijaza/schema/fields/days";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { DateValue } from "../../../ui/Values.tsx";
import type { DayColumn } from "../sheet/sheet-values.ts";
import "./DayOrderNote.css";

const ORDERS: readonly DayOrder[] = ["monthFirst", "dayFirst"];

export type DayOrderNoteProps = { column: DayColumn; onChoose: (order: DayOrder) => void };

export function DayOrderNote({ column, onChoose }: DayOrderNoteProps) {
  const { t } = useTranslation("imports");
  const { title, order, examples } = column;
  return (
    <Note tone={order === null ? "wait" : "info"}>
      <p>
        {order === null
          ? t("days.question", { column: title })
          : t("days.answer", { column: title, order: t(`days.${order}`) })}
      </p>
      <table className="day-order">
        <thead>
          <tr>
            <th scope="col">{t("days.inFile")}</th>
            {ORDERS.map((each) => (
              <th key={each} scope="col">
                {t(`days.${each}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.map(({ text, ...meant }) => (
            <tr key={text}>
              <th scope="row">
                <bdi dir="ltr">{text}</bdi>
              </th>
              {ORDERS.map((each) => (
                <td key={each}>{meant[each] ? <DateValue value={meant[each]} /> : t("days.noDay")}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="import-remedies">
        {ORDERS.filter((each) => each !== order).map((each) => (
          <Button key={each} size="dense" onClick={() => onChoose(each)}>
            {t("days.read", { order: t(`days.${each}`) })}
          </Button>
        ))}
      </div>
    </Note>
  );
}
