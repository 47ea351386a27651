/** The way in which the open file is imported: shown at every step, changed without choosing the file again. */
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { type Subject, subjectKey } from "../parsing/subject.ts";
import type { Way } from "./ways.ts";

type WayChoiceProps = { ways: readonly Way[]; subject: Subject; onSwitch: (way: Way) => void };

export function WayChoice({ ways, subject, onSwitch }: WayChoiceProps) {
  const { t } = useTranslation("imports");
  const choose = (key: string) => {
    const way = ways.find((each) => subjectKey(each.subject) === key);
    if (way) onSwitch(way);
  };
  return (
    <Field label={t("way.label")}>
      {(controlProps) => (
        <select {...controlProps} value={subjectKey(subject)} onChange={({ target }) => choose(target.value)}>
          {ways.map((way) => (
            <option key={subjectKey(way.subject)} value={subjectKey(way.subject)}>
              {way.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Proposes the way that the columns of the file fit better. */
export function FitNote({ way, onSwitch }: { way: Way; onSwitch: () => void }) {
  const { t } = useTranslation("imports");
  return (
    <Note>
      <div className="import-fit">
        <b>{t("way.fits", { way: way.label })}</b>
        <Button size="dense" onClick={onSwitch}>
          {t("way.switch")}
        </Button>
      </div>
    </Note>
  );
}
