/** The decision: accept, reject, or all that is left; the reason of a rejection takes its place. */
import { ArrowLeft, ArrowRight, Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Note } from "../../../ui/Note.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { KeyCap } from "./KeyCap.tsx";
import { RejectForm } from "./RejectForm.tsx";
import type { Deciding } from "./use-deciding.tsx";
import type { Review } from "./use-review.ts";

type FootProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  review: Review<Kept>;
  current: Kept;
  deciding: Deciding;
  isWide: boolean;
  move: (by: 1 | -1) => void;
};

export function ReviewFoot<Kept extends ShownRecord>(props: FootProps<Kept>) {
  const { view, review, current, deciding } = props;
  const { t } = useTranslation(["records/reviewing", view.texts]);
  const failureText = useFailureText();
  const { remaining } = review.tally;
  const failure = deciding.error ? <Note tone="bad">{failureText(deciding.error)}</Note> : null;
  if (deciding.isRejecting) {
    return (
      <footer className="review__foot">
        {failure}
        <RejectForm key={current._id} view={view} deciding={deciding} />
      </footer>
    );
  }
  return (
    <footer className="review__foot">
      {failure}
      <Decision {...props} />
      {remaining > 0 ? (
        <Button wide onClick={deciding.startAcceptingAll}>
          {t("foot.acceptLeft", { count: remaining })}
        </Button>
      ) : (
        <ButtonLink wide kind="primary" to={view.paths.agents}>
          {t("foot.finish")}
        </ButtonLink>
      )}
    </footer>
  );
}

function Decision<Kept extends ShownRecord>({ view, review, current, deciding, isWide, move }: FootProps<Kept>) {
  const { t } = useTranslation("records/reviewing");
  const { t: words } = useTranslation(view.texts);
  const mark = review.marks[current._id];
  const { position, records } = review;
  const cap = (key: string) => isWide && <KeyCap>{key}</KeyCap>;
  return (
    <div className="review__decision">
      {!isWide && (
        <IconButton label={t("previous")} disabled={position <= 1} onClick={() => move(-1)}>
          <ArrowLeft size={20} aria-hidden="true" className="flip" />
        </IconButton>
      )}
      {mark ? (
        <p className={`review__mark-text review__mark-text--${mark}`}>{t(`marks.${mark}`)}</p>
      ) : (
        <>
          <Button
            className="review__reject"
            icon={X}
            disabled={!deciding.canReject}
            onClick={deciding.startRejecting}
            aria-keyshortcuts="R"
          >
            {words("actions.reject")} {cap("R")}
          </Button>
          <Button
            kind="primary"
            icon={Check}
            busy={deciding.isBusy || deciding.isReading}
            disabled={!deciding.canAccept}
            onClick={deciding.accept}
            aria-keyshortcuts="A"
          >
            {words("actions.accept")} {cap("A")}
          </Button>
        </>
      )}
      {!isWide && (
        <IconButton label={t("next")} disabled={position >= records.length} onClick={() => move(1)}>
          <ArrowRight size={20} aria-hidden="true" className="flip" />
        </IconButton>
      )}
    </div>
  );
}
