/** The queue: a stack for each kind of waiting work, and the button that leads to it. */
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDaysAgo } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import { daysSince } from "../days-since.ts";
import type { QueueItem } from "../use-queue.ts";
import "./Queue.css";

function Pile({ count }: { count: number }) {
  return (
    <span className="pile" aria-hidden="true">
      <span className="pile__paper">
        <NumberValue value={count} />
      </span>
    </span>
  );
}

const isReview = (kind: QueueItem["kind"]): kind is "review" | "reviewCertificates" =>
  kind === "review" || kind === "reviewCertificates";

/** The words of an item: the name of the cohort, where there is one, then the number. */
function ItemText({ item: { kind, count, by, cohort, since } }: { item: QueueItem }) {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const what = <span>{t(`queue.${kind}.what`, { count })}</span>;
  if (!by && !cohort) {
    return (
      <p className="queue__words">
        <b>{what}</b>
        <small>{t(`queue.${kind}.why`)}</small>
      </p>
    );
  }
  return (
    <p className="queue__words">
      <b>
        {cohort ? (
          <Link to={cohort.to}>
            <bdi>{cohort.name}</bdi>
          </Link>
        ) : (
          what
        )}
      </b>
      <small>
        {cohort && <>{what} · </>}
        {by && <span>{t("queue.by", { name: isolate(by) })}</span>}
        {since && (
          <>
            {" · "}
            <time dateTime={since}>{formatDaysAgo(daysSince(since, new Date()), language)}</time>
          </>
        )}
      </small>
    </p>
  );
}

/** The accessible name of a review's link where several stand below each other; other links need none. */
const useLinkName = ({ kind, by, cohort, isOthers }: QueueItem): string | undefined => {
  const { t } = useTranslation("dashboard");
  if (!by || !isReview(kind) || isOthers) return undefined;
  return cohort ? t(`queue.${kind}.ofCohort`, { name: by, cohort: cohort.name }) : t(`queue.${kind}.of`, { name: by });
};

function Waiting({ item, isFirst }: { item: QueueItem; isFirst: boolean }) {
  const { t } = useTranslation("dashboard");
  const { kind, count, isOthers, to } = item;
  const linkName = useLinkName(item);
  return (
    <li className="queue__item">
      <Pile count={count} />
      <ItemText item={item} />
      <ButtonLink
        size="dense"
        kind={isFirst && !isOthers ? "primary" : "secondary"}
        arrow={ArrowRight}
        to={to}
        aria-label={linkName}
      >
        {t(isOthers ? "queue.show" : `queue.${kind}.go`)}
      </ButtonLink>
    </li>
  );
}

type QueueProps = {
  items: QueueItem[] | undefined;
  /** The next step stands elsewhere on the page, so that no button here is filled. */
  isCalm?: boolean;
};

export function Queue({ items, isCalm = false }: QueueProps) {
  const { t } = useTranslation("dashboard");
  return (
    <section className="queue" aria-labelledby="queue">
      <h2 id="queue" className="sr-only">
        {t(items?.some(({ isOthers }) => isOthers) ? "queue.ofOthers" : "queue.title")}
      </h2>
      {!items && <SkeletonRows rows={2} columns={2} />}
      {items?.length === 0 && <p className="queue__none">{t("queue.empty")}</p>}
      {items && items.length > 0 && (
        <ul>
          {items.map((item, at) => (
            <Waiting key={item.key} item={item} isFirst={at === 0 && !isCalm} />
          ))}
        </ul>
      )}
    </section>
  );
}
