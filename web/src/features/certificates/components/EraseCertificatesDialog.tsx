/**
 * Asks before the data of a certificate is erased whose recipient has no student's record: which others of the same e-mail
 * address go with it, what goes and what stays, and the end of its reference to type. The password must be recent.
 */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { endOfReference, isEndOfReference } from "@ijaza/schema/documents/reference";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { RetypeField } from "../../../ui/RetypeField.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { recipientOf } from "../certificate-text.ts";
import { useEraseCertificatesMutation, useReadCertificateErasureQuery } from "../erasure.api.ts";
import { CertificateErasureSurvey } from "./CertificateErasureSurvey.tsx";

type EraseCertificatesDialogProps = { record: Certificate; onDone: () => void; onClose: () => void };

export function EraseCertificatesDialog({ record, onDone, onClose }: EraseCertificatesDialogProps) {
  const { t } = useTranslation("certificates");
  const messageOf = useFailureText();
  const name = isolate(recipientOf(record, useLanguage()));
  const [typed, setTyped] = useState("");
  const [others, setOthers] = useState<readonly string[]>([]);
  const { data, error: unread, isFetching, refetch } = useReadCertificateErasureQuery({ id: record._id });
  const [erase] = useEraseCertificatesMutation();
  const erasure = data?.erasure;
  const chosen = erasure?.certificates.filter(({ _id }) => _id === record._id || others.includes(_id)) ?? [];
  const hasToWait = chosen.some((each) => each.hasToWait);
  const isBlocked = chosen.length === 0 || hasToWait || isFetching || !isEndOfReference(typed, record._id);
  const confirmed = useConfirmedAction({
    call: () => erase({ _id: record._id, others: [...others], reference: typed }).unwrap(),
    done: t("erase.done", { name }),
    onDone,
  });
  const toggle = (id: string) =>
    setOthers(others.includes(id) ? others.filter((each) => each !== id) : [...others, id]);
  return (
    <ConfirmDialog
      {...confirmed}
      title={t("erase.title", { name })}
      action={t("erase.action")}
      blocked={isBlocked}
      onClose={onClose}
    >
      {!erasure && !unread && <SkeletonRows rows={6} columns={2} />}
      {unread && <ErrorState text={messageOf(unread)} onRetry={() => void refetch()} />}
      {erasure && <CertificateErasureSurvey erasure={erasure} chosen={chosen} onToggle={toggle} />}
      {erasure && !hasToWait && (
        <RetypeField
          label={t("erase.typed", { end: isolate(endOfReference(record._id), "ltr") })}
          value={typed}
          onChange={setTyped}
        />
      )}
    </ConfirmDialog>
  );
}
