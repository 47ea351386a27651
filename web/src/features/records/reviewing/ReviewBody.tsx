/** What is read of the current record, and the decision on it: the list, the document, all claims, the buttons. */
import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Scrollable } from "../../../ui/Scrollable.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { ReviewClaims } from "./ReviewClaims.tsx";
import { ReviewDocument } from "./ReviewDocument.tsx";
import { ReviewFoot } from "./ReviewFoot.tsx";
import { ReviewList } from "./ReviewList.tsx";
import { useDeciding } from "./use-deciding.tsx";
import { useKeys } from "./use-keys.ts";
import type { Review, ReviewOptions } from "./use-review.ts";
import { useWaiting } from "./use-waiting.ts";

type BodyProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  review: Review<Kept>;
  current: Kept;
  of: ReviewOptions;
  isWide: boolean;
};

export function ReviewBody<Kept extends ShownRecord>({ view, review, current, of, isWide }: BodyProps<Kept>) {
  const { t } = useTranslation("records/reviewing");
  const waiting = useWaiting(review, current);
  const paper = useRef<HTMLElement>(null);
  const deciding = useDeciding({ view, review, current, waiting, of, focusDocument: () => paper.current?.focus() });
  useFocusKept(paper, `${current._id} ${review.tally.remaining}`);
  const move = (by: 1 | -1) => review.change({ type: "moved", by });
  useKeys({
    a: deciding.accept,
    r: deciding.startRejecting,
    ArrowUp: () => move(-1),
    ArrowDown: () => move(1),
  });
  return (
    <div className="review__columns">
      <Announcer view={view} review={review} current={current} news={deciding.news} />
      {isWide && <ReviewList view={view} review={review} />}
      <Scrollable className="review__paper" label={t("document.label")} ref={paper}>
        <ReviewDocument
          view={view}
          record={current}
          review={review}
          of={of}
          waiting={waiting}
          isWide={isWide}
          move={move}
        />
      </Scrollable>
      <div className="review__side">
        <Scrollable className="review__claims" label={t("claims.area")}>
          <ReviewClaims view={view} record={current} waiting={waiting} />
        </Scrollable>
        <ReviewFoot view={view} review={review} current={current} deciding={deciding} isWide={isWide} move={move} />
      </div>
      {deciding.dialogs}
    </div>
  );
}

/** Brings the focus to what is read, when what had it is gone after a change. */
function useFocusKept(paper: RefObject<HTMLElement | null>, change: string): void {
  const last = useRef(change);
  useEffect(() => {
    if (last.current === change) return;
    last.current = change;
    if (document.activeElement === document.body) paper.current?.focus({ preventScroll: true });
  }, [paper, change]);
}

type AnnouncerProps<Kept extends ShownRecord> = Pick<BodyProps<Kept>, "view" | "review" | "current"> & { news: string };

/** Says what was decided, and which record is read now; nothing for the first one, which the page itself says. */
function Announcer<Kept extends ShownRecord>({ view, review, current, news }: AnnouncerProps<Kept>) {
  const { t } = useTranslation("records/reviewing");
  const language = useLanguage();
  const first = useRef<string | null>(current._id);
  useEffect(() => {
    if (first.current !== current._id) first.current = null;
  }, [current._id]);
  const name = view.nameOf(current, language);
  const isQuiet = first.current === current._id && !news;
  return (
    <p className="sr-only" role="status" aria-label={t("announcements")}>
      {isQuiet
        ? ""
        : [news, t("reads", { name, position: review.position, size: review.size })].filter(Boolean).join(" ")}
    </p>
  );
}
