/** The page of the record as it will be issued, the way to the ones before and after it, and what it would lack on paper. */
import { ArrowDown, ArrowUp, FileText, RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { usePrintingGaps } from "../use-printing-gaps.tsx";
import type { Review, ReviewOptions } from "./use-review.ts";
import type { Waiting } from "./use-waiting.ts";

type DocumentProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  record: Kept;
  review: Review<Kept>;
  of: ReviewOptions;
  waiting: Waiting;
  isWide: boolean;
  move: (by: 1 | -1) => void;
};

export function ReviewDocument<Kept extends ShownRecord>(props: DocumentProps<Kept>) {
  const { view, record, review, of, waiting, isWide, move } = props;
  const { t } = useTranslation("records/reviewing");
  const { agentId, importId } = of;
  const targets = { records: [], agentId, ...(importId && { importId }) };
  const { warning } = usePrintingGaps({ view, targets, isAccepting: true });
  const { position, size, records } = review;
  return (
    <div className="review__document">
      {isWide && (
        <div className="review__moves">
          <Button icon={ArrowUp} disabled={position <= 1} onClick={() => move(-1)} aria-keyshortcuts="ArrowUp">
            {t("previous")}
          </Button>
          <span className="num">{t("position", { position, size })}</span>
          <Button disabled={position >= records.length} onClick={() => move(1)} aria-keyshortcuts="ArrowDown">
            {t("next")}
            <ArrowDown size={18} aria-hidden="true" />
          </Button>
        </div>
      )}
      {waiting.isHandedIn ? (
        <div className="review__handed-in">{view.Notes && <view.Notes record={record} />}</div>
      ) : (
        <Picture key={waiting.picture ?? record._id} view={view} record={record} waiting={waiting} />
      )}
      {warning}
    </div>
  );
}

type PictureProps<Kept extends ShownRecord> = Pick<DocumentProps<Kept>, "view" | "record" | "waiting">;

function Picture<Kept extends ShownRecord>({ view, record, waiting }: PictureProps<Kept>) {
  const { t } = useTranslation("records/reviewing");
  const language = useLanguage();
  const [state, setState] = useState<"drawing" | "shown" | "failed">("drawing");
  const [tries, setTries] = useState(0);
  if (waiting.error) return null;
  if (state === "failed") {
    return (
      <div className="review__failed">
        <Note tone="wait">{t("document.failed")}</Note>
        <Button
          icon={RotateCw}
          onClick={() => {
            setTries(tries + 1);
            setState("drawing");
            // It may have been changed meanwhile.
            waiting.reload();
          }}
        >
          {t("document.again")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <div className={`review__sheet review__sheet--${state}`} aria-busy={state === "drawing"}>
        {waiting.picture && (
          <img
            key={tries}
            src={waiting.picture}
            alt={t("document.alt", { name: view.nameOf(record, language) })}
            onLoad={() => setState("shown")}
            onError={() => setState("failed")}
          />
        )}
      </div>
      <p className="review__caption">
        <FileText size={16} aria-hidden="true" />
        {t("document.caption")}
      </p>
    </>
  );
}
