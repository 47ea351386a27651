/** How many rows have names in the letters of the other script, and the exchange of all of them at once. */
import { ArrowLeftRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import type { Tally } from "../sheet/sheet-values.ts";

export type ScriptNoteProps = { warned: NonNullable<Tally["warned"]>; onSwap: () => void };

export function ScriptNote({ warned, onSwap }: ScriptNoteProps) {
  const { t } = useTranslation("imports");
  return (
    <Note tone="wait">
      <p>{t("scripts.rows", { count: warned.rows })}</p>
      {warned.swappable > 0 && (
        <div className="import-remedies">
          <Button size="dense" icon={ArrowLeftRight} onClick={onSwap}>
            {t("scripts.swapAll", { count: warned.swappable })}
          </Button>
        </div>
      )}
    </Note>
  );
}
