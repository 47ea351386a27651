/**
 * A list in which a search finds nothing. If it is the reference of a document whose data the university has erased, it
 * says so, and offers to revoke it.
 */
import { findReference } from "@ijaza/verifier/typed/reference";
import { Ban } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState } from "../../../ui/States.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { type ErasedDocument, useReadErasedDocumentQuery } from "../records.api.ts";
import { RevokeErased } from "./RevokeErased.tsx";

/** What stands before the reference in the address of a document. */
const BEFORE_ID = /^.*\/digital_diploma\//i;

type NothingFoundProps<Kept extends ShownRecord> = { view: RecordView<Kept>; search: string };

export function NothingFound<Kept extends ShownRecord>({ view, search }: NothingFoundProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const isResponsable = useRole() === "resp_uni";
  const id = findReference(search.replace(BEFORE_ID, ""));
  const { currentData } = useReadErasedDocumentQuery({ id: id ?? "" }, { skip: !isResponsable || id === null });
  const erased = currentData?.erased;
  if (erased && erased.kind === view.document) return <Erased view={view} erased={erased} />;
  return <EmptyState title={t("nothingFound.title")} text={t("nothingFound.text")} />;
}

type ErasedProps<Kept extends ShownRecord> = { view: RecordView<Kept>; erased: ErasedDocument };

function Erased<Kept extends ShownRecord>({ view, erased }: ErasedProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { _id: id, status, erasedAt } = erased;
  const close = () => setAsking(false);
  const action = status === "signed" && (
    <Button kind="danger" icon={Ban} onClick={() => setAsking(true)}>
      {t("erased.action")}
    </Button>
  );
  return (
    <>
      <EmptyState
        title={t("erased.title")}
        text={t(`erased.${status}`, { day: isolate(formatDayOf(erasedAt, language)) })}
        action={action}
      />
      {isAsking && <RevokeErased view={view} id={id} onClose={close} onDone={close} />}
    </>
  );
}
