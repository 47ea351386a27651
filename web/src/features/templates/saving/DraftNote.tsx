/** Offers the unsaved changes of an earlier visit. */
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";

export function DraftNote({ onTake, onDiscard }: { onTake: () => void; onDiscard: () => void }) {
  const { t } = useTranslation("templates/designing");
  return (
    <div className="designer__note">
      <Note>
        <p>{t("draft.text")}</p>
        <div className="designer__ways">
          <Button size="dense" kind="primary" onClick={onTake}>
            {t("draft.take")}
          </Button>
          <Button size="dense" onClick={onDiscard}>
            {t("draft.discard")}
          </Button>
        </div>
      </Note>
    </div>
  );
}
