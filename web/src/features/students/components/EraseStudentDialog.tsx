/**
 * Asks before a student's data is erased: what goes and what stays, in this student's numbers, and the student's number to
 * type. The responsable's password must be recent.
 */
import { plainIdentifier } from "@ijaza/schema/fields/identifiers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Note } from "../../../ui/Note.tsx";
import { RetypeField } from "../../../ui/RetypeField.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useEraseStudentMutation, useReadErasureQuery } from "../erasure.api.ts";
import { ErasureSurvey } from "./ErasureSurvey.tsx";

type EraseStudentDialogProps = { student: { _id: string }; name: string; onDone: () => void; onClose: () => void };

export function EraseStudentDialog({ student, name, onDone, onClose }: EraseStudentDialogProps) {
  const { t } = useTranslation("students");
  const messageOf = useFailureText();
  const [typed, setTyped] = useState("");
  const { data, error: unread, isFetching, refetch } = useReadErasureQuery({ id: student._id });
  const [erase] = useEraseStudentMutation();
  const erasure = data?.erasure;
  const studentNumber = plainIdentifier(typed);
  const isBlocked =
    !erasure || erasure.hasToWait || isFetching || studentNumber !== plainIdentifier(erasure.studentNumber);
  const confirmed = useConfirmedAction({
    call: () => erase({ _id: student._id, studentNumber }).unwrap(),
    done: t("erase.done", { name: isolate(name) }),
    onDone,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t("erase.title", { name: isolate(name) })}
      action={t("actions.erase")}
      blocked={isBlocked}
      onClose={onClose}
    >
      {!erasure && !unread && <SkeletonRows rows={6} columns={2} />}
      {unread && <ErrorState text={messageOf(unread)} onRetry={() => void refetch()} />}
      {erasure?.hasToWait && <Note tone="bad">{t("erase.hasToWait")}</Note>}
      {erasure && <ErasureSurvey erasure={erasure} />}
      {erasure && !erasure.hasToWait && (
        <RetypeField
          label={t("erase.typed", { number: isolate(erasure.studentNumber) })}
          value={typed}
          onChange={setTyped}
        />
      )}
    </ConfirmDialog>
  );
}
