/** Makes a share: which facts, what for, until when; then shows the link, and the PIN once. */
import { Link2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { type CreatedShare, useCreateShareMutation } from "../sharing.api.ts";
import { ShareCreated } from "./ShareCreated.tsx";
import { ShareForm } from "./ShareForm.tsx";
import { isEnd } from "./share-end.ts";
import type { Shareable } from "./shareable.ts";
import { useOwnClaims } from "./use-own-claims.ts";
import { callOf, chosenOf, type ShareStart, useShareForm } from "./use-share-form.ts";
import "./ShareDialog.css";

type ShareDialogProps = { documents: readonly Shareable[]; start: ShareStart; onClose: () => void };

export function ShareDialog({ documents, start, onClose }: ShareDialogProps) {
  const { t } = useTranslation("sharing");
  const messageOf = useFailureText();
  const form = useId();
  const { options, set } = useShareForm(start, documents);
  const shared = documents.filter(({ _id }) => options.recordIds.includes(_id));
  const { claims, isWhole, error: unread, retry } = useOwnClaims(options.recordIds);
  const [create, { isLoading, error }] = useCreateShareMutation();
  const [created, setCreated] = useState<CreatedShare>();
  const [isTried, setTried] = useState(false);
  const all = shared.map((document) => {
    const disclosed = claims[document._id] ?? {};
    return { document, claims: disclosed, chosen: chosenOf(options, document, disclosed) };
  });
  const needsText = options.purpose === "other" && !options.purposeText.trim();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (needsText || !isWhole || !isEnd(options.day)) return;
    const items = all.map(({ document, chosen }) => ({ documentId: document._id, claims: chosen }));
    const answer = await create(callOf(options, items));
    if (answer.data) setCreated(answer.data);
  };
  if (created) return <ShareCreated created={created} onClose={onClose} />;
  const failure = error && (failureOf(error).errors?.[0]?.message ?? messageOf(error));
  return (
    <Dialog
      open
      title={t(`form.title.${shared[0]?.kind ?? "diploma"}`, { count: shared.length })}
      onClose={onClose}
      actions={
        <>
          <p className="share-dialog__told">{t("form.told")}</p>
          <Button onClick={onClose}>{t("form.cancel")}</Button>
          <Button kind="primary" type="submit" form={form} icon={Link2} busy={isLoading} disabled={!isWhole}>
            {t("form.create")}
          </Button>
        </>
      }
    >
      <form id={form} className="share-dialog" onSubmit={(event) => void submit(event)}>
        {unread !== undefined && <ErrorState text={messageOf(unread)} onRetry={retry} />}
        {unread === undefined && !isWhole && all.some((one) => Object.keys(one.claims).length === 0) && (
          <div aria-busy="true">
            <Skeleton height="320px" />
          </div>
        )}
        {isWhole && (
          <ShareForm
            options={options}
            set={set}
            documents={documents}
            all={all}
            textError={isTried && needsText ? t("form.textMissing") : undefined}
          />
        )}
      </form>
      {failure && <Note tone="bad">{failure}</Note>}
    </Dialog>
  );
}
