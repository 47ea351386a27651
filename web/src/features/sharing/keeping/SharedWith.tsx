/** The list of one's shares with their state, ended ones last. */
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { ShareDialog } from "../making/ShareDialog.tsx";
import type { Shareable } from "../making/shareable.ts";
import type { ShareStart } from "../making/use-share-form.ts";
import { useGetSharesQuery } from "../sharing.api.ts";
import { ShareRow } from "./ShareRow.tsx";
import "./SharedWith.css";

type SharedWithProps = {
  documents: readonly Shareable[];
  /** In the place of the list while nothing was ever shared. */
  first: ReactNode;
};

export function SharedWith({ documents, first }: SharedWithProps) {
  const { t } = useTranslation("sharing");
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetSharesQuery();
  const [again, setAgain] = useState<ShareStart>();
  const shares = data?.shares ?? [];
  if (data && shares.length === 0) return first;
  const isOpen = ({ state }: { state: string }) => state === "live" || state === "locked";
  const open = shares.filter(isOpen);
  const ended = shares.filter((share) => !isOpen(share));
  return (
    <section className="shared-with" aria-labelledby="shared-with">
      <header className="shared-with__head">
        <h2 id="shared-with">{t("list.title")}</h2>
        {data && (
          <p className="muted">
            {t("list.open", { count: open.length })} · {t("list.ended", { count: ended.length })}
          </p>
        )}
      </header>
      {!data && error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
      {!data && !error && <SkeletonRows rows={2} columns={3} />}
      <ul>
        {[...open, ...ended].map((share) => (
          <ShareRow key={share._id} share={share} documents={documents} onAgain={() => setAgain({ again: share })} />
        ))}
      </ul>
      {again && <ShareDialog documents={documents} start={again} onClose={() => setAgain(undefined)} />}
    </section>
  );
}
