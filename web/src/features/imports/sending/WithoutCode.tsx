/** Names the registered students who got no code by mail, because their address had received too many. */
import type { StudentWithoutCode } from "@ijaza/schema/students/calls";
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { NumberValue, Reference } from "../../../ui/Values.tsx";
import "./WithoutCode.css";

/** At most so many are named; the rest is counted. */
const NAMED = 50;

export function WithoutCode({ students }: { students: readonly StudentWithoutCode[] }) {
  const { t } = useTranslation("imports");
  const left = students.length - NAMED;
  return (
    <Note tone="wait">
      <b>{t("done.withoutCode.title", { count: students.length })}</b>
      <p>{t("done.withoutCode.text")}</p>
      <ul className="without-code">
        {students.slice(0, NAMED).map(({ row, studentNumber, firstName, lastName }) => (
          <li key={row}>
            {t("errors.row")} <NumberValue value={row} /> · <Reference>{studentNumber}</Reference> ·{" "}
            <bdi>
              {firstName} {lastName}
            </bdi>
          </li>
        ))}
        {left > 0 && <li>{t("done.withoutCode.more", { count: left })}</li>}
      </ul>
    </Note>
  );
}
