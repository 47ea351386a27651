/** The head of the room: the way out, the name of the review, how far it is decided, and its list where there is no room beside. */
import { List, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router";
import { formatNumber } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Drawer } from "../../../ui/Drawer.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { KeysHint } from "./KeysHint.tsx";
import { ReviewList } from "./ReviewList.tsx";
import type { Review } from "./use-review.ts";

type HeadProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  review: Review<Kept>;
  name: string;
  isWide: boolean;
};

export function ReviewHead<Kept extends ShownRecord>({ view, review, name, isWide }: HeadProps<Kept>) {
  return (
    <header className="review__head">
      <Close to={view.paths.agents} />
      <h1>
        <bdi>{name}</bdi>
      </h1>
      <Decided tally={review.tally} />
      {isWide ? <KeysHint /> : <ListPanel view={view} review={review} />}
    </header>
  );
}

/** Back to where one came from; the agents, when the room was opened by its address. */
function Close({ to }: { to: string }) {
  const { t } = useTranslation("records/reviewing");
  const navigate = useNavigate();
  const { key } = useLocation();
  const isFirst = key === "default";
  return (
    <Link
      className="icon-button review__close"
      to={to}
      aria-label={t("close")}
      onClick={(event) => {
        if (isFirst || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <X size={22} aria-hidden="true" />
    </Link>
  );
}

function Decided({ tally: { accepted, rejected, remaining } }: Pick<Review<ShownRecord>, "tally">) {
  const { t } = useTranslation("records/reviewing");
  const language = useLanguage();
  const of = (value: number) => formatNumber(value, language);
  return (
    <div className="review__progress">
      <div className="review__bar" aria-hidden="true">
        {accepted > 0 && <span className="review__bar-accepted" style={{ flexGrow: accepted }} />}
        {rejected > 0 && <span className="review__bar-rejected" style={{ flexGrow: rejected }} />}
        {remaining > 0 && <span style={{ flexGrow: remaining }} />}
      </div>
      <p className="num">
        {t("progress", { accepted: of(accepted), rejected: of(rejected), remaining: of(remaining) })}
      </p>
    </div>
  );
}

function ListPanel<Kept extends ShownRecord>({ view, review }: Pick<HeadProps<Kept>, "view" | "review">) {
  const { t } = useTranslation("records/reviewing");
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton className="review__list-button" label={t("list.open")} onClick={() => setOpen(true)}>
        <List size={22} aria-hidden="true" />
      </IconButton>
      <Drawer open={open} label={t("list.label")} side="start" onClose={close}>
        <ReviewList view={view} review={review} onChosen={close} />
      </Drawer>
    </>
  );
}
