/** The queue: a pile of paper for each thing that waits, and the button that leads to it. */
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import type { QueueItem } from "../use-queue.ts";
import "./Queue.css";

function Pile({ count }: { count: number }) {
  return (
    <span className="pile">
      <span className="pile__paper">
        <NumberValue value={count} />
      </span>
    </span>
  );
}

const isReview = (kind: QueueItem["kind"]): kind is "review" | "reviewCertificates" =>
  kind === "review" || kind === "reviewCertificates";

function Waiting({ item }: { item: QueueItem }) {
  const { t } = useTranslation("dashboard");
  const { kind, count, by, to } = item;
  return (
    <li className="queue__item">
      <Pile count={count} />
      <p className="queue__words">
        <b>{t(`queue.${kind}.what`, { count })}</b>
        <span>{by ? t("queue.by", { name: by }) : t(`queue.${kind}.why`)}</span>
      </p>
      <ButtonLink
        size="dense"
        arrow={ArrowRight}
        to={to}
        aria-label={by && isReview(kind) ? t(`queue.${kind}.of`, { name: by }) : undefined}
      >
        {t(`queue.${kind}.go`)}
      </ButtonLink>
    </li>
  );
}

export function Queue({ items }: { items: QueueItem[] | undefined }) {
  const { t } = useTranslation("dashboard");
  const total = items?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <Card
      look={total > 0 ? "brass" : "flat"}
      className="queue"
      title={
        <>
          {t("queue.title")}{" "}
          {total > 0 && (
            <span className="queue__total">
              <NumberValue value={total} />
            </span>
          )}
        </>
      }
    >
      {!items && <SkeletonRows rows={2} columns={2} />}
      {items?.length === 0 && <EmptyState title={t("queue.empty")} text={t("queue.emptyText")} />}
      {items && items.length > 0 && (
        <ul>
          {items.map((item) => (
            <Waiting key={item.key} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}
