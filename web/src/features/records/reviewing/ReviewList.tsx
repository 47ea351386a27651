/** The records of a review in their order: what was decided on them, and which one is read. */
import { Check, Minus, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import type { RecordView, ShownRecord } from "../record-view.ts";
import type { Mark } from "./review-state.ts";
import type { Review } from "./use-review.ts";

const ICONS = { accepted: Check, rejected: X, elsewhere: Minus };

function MarkIcon({ mark }: { mark: Mark | undefined }) {
  const Icon = mark && ICONS[mark];
  return (
    <span className={`review-mark review-mark--${mark ?? "waiting"}`} aria-hidden="true">
      {Icon && <Icon size={14} strokeWidth={3} />}
    </span>
  );
}

/** Called when a record becomes the one that is read. */
const bringIntoView = (button: HTMLButtonElement | null) => button?.scrollIntoView?.({ block: "nearest" });

type ReviewListProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  review: Review<Kept>;
  onChosen?: () => void;
};

export function ReviewList<Kept extends ShownRecord>({ view, review, onChosen }: ReviewListProps<Kept>) {
  const { t } = useTranslation("records/reviewing");
  const language = useLanguage();
  const { records, marks, currentId, change } = review;
  return (
    <nav className="review__list" aria-label={t("list.label")}>
      <ol>
        {records.map((record) => {
          const { _id } = record;
          const other = view.otherNameOf(record, language);
          return (
            <li key={_id}>
              <button
                type="button"
                ref={_id === currentId ? bringIntoView : undefined}
                aria-current={_id === currentId ? "true" : undefined}
                onClick={() => {
                  change({ type: "chosen", id: _id });
                  onChosen?.();
                }}
              >
                <MarkIcon mark={marks[_id]} />
                <span className="review__names">
                  <bdi>{view.nameOf(record, language)}</bdi>
                  {other && <bdi className="review__other-name">{other}</bdi>}
                </span>
                <span className="sr-only">{t(`marks.${marks[_id] ?? "waiting"}`)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
