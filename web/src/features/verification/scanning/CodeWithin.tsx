/** For a file that proves nothing by itself: that it is searched for a code, or which other site its code leads to. */
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import type { FoundCode } from "./find-id.ts";

export function CodeWithin({ named }: { named: readonly FoundCode[] | "looking" }) {
  const { t } = useTranslation("verification");
  const { t: tInput } = useTranslation("verification/input");
  const foreign = named === "looking" ? undefined : named.find((each) => each.kind === "foreign");
  return (
    <div aria-live="polite">
      {named === "looking" && (
        <p className="altered__looking">
          <Spinner size={18} /> {t("broken.looking")}
        </p>
      )}
      {foreign && <Note tone="info">{tInput("refusal.foreign", { host: foreign.host })}</Note>}
    </div>
  );
}
