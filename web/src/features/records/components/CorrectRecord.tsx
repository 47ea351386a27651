/** `?id=`: the page on which an agent corrects a pending or rejected record; a rejected one is submitted again. */
import type { Role } from "@ijaza/schema/users/roles";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { useUser } from "../../../platform/actor.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Note } from "../../../ui/Note.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { RecordView } from "../record-view.ts";

type Correctable = { status: string; agentId?: string | null; rejectionReason?: string | null | undefined };
type CorrectableKind = {
  actionsFor(actor: { id: string; role: Role }, record: { status: string; agentId: string | null }): readonly string[];
};
type Correcting<Kept> = { record: Kept; rejected: boolean; back: string; onSaved: () => void };

type CorrectRecordProps<Kept> = {
  view: Pick<RecordView<never>, "texts" | "paths">;
  /** Of the schema: what somebody may do to a record. */
  declared: CorrectableKind;
  /** Reads the record of an id; none is read of an empty one. */
  useRecord: (id: string) => { record: Kept | undefined; error?: unknown; refetch: () => unknown };
  children: (correcting: Correcting<Kept>) => ReactNode;
};

export function CorrectRecord<Kept extends Correctable>(props: CorrectRecordProps<Kept>) {
  const { view, declared, useRecord, children } = props;
  const { texts, paths } = view;
  const { t } = useTranslation(texts);
  const words = t("update", { returnObjects: true });
  const id = useSearchParams()[0].get("id") ?? "";
  const { record, error, refetch } = useRecord(id);
  const { _id: userId, role } = useUser();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const rejected = record?.status === "rejected";
  const back = rejected ? paths.rejected : paths.list;
  const onSaved = () => {
    showToast(rejected ? words.resubmitted : words.saved, { tone: "ok" });
    navigate(back, { replace: true });
  };
  const body = () => {
    if (!id || error)
      return <ErrorState text={error ? failureText(error) : words.noId} onRetry={id ? refetch : undefined} />;
    if (!record) return <SkeletonRows rows={6} columns={2} />;
    const { status, agentId = null } = record;
    if (!declared.actionsFor({ id: userId, role }, { status, agentId }).includes("correct")) {
      const action = <ButtonLink to={back}>{words.back}</ButtonLink>;
      return <ErrorState title={words.frozen} text={words.frozenText} action={action} />;
    }
    return (
      <div className="stack">
        {rejected && record.rejectionReason && (
          <Note tone="bad">
            <b>{t("facts.rejectionReason")}</b> <bdi>{record.rejectionReason}</bdi>
          </Note>
        )}
        {children({ record, rejected, back, onSaved })}
      </div>
    );
  };
  return (
    <>
      <PageHead back={<BackLink to={back}>{words.back}</BackLink>} title={words.title} text={words.text} />
      <Card>{body()}</Card>
    </>
  );
}
