/** Gives a university whose responsable is blocked to a responsable who has no university. */

import type { ListedUser } from "@ijaza/schema/users/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Field } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useGetUnassignedManagersQuery } from "../../universities/universities.api.ts";
import { useAssignBlockedResponsableMutation } from "../user-lists.api.ts";

const ALL = { pageSize: 500 };

export function AssignDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation("accounts");
  const messageOf = useFailureText();
  const language = useLanguage();
  const university = isolate(user.university?.name[language] ?? "");
  const [responsableId, setResponsable] = useState("");
  const managers = useGetUnassignedManagersQuery(ALL);
  const [assign] = useAssignBlockedResponsableMutation();
  const free = managers.data?.managers.filter(({ IsAccepted, blocked }) => IsAccepted && !blocked);
  const confirmed = useConfirmedAction({
    call: () => assign({ blockedUserId: user._id, responsableId }).unwrap(),
    done: t("assign.done", { university }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      kind="primary"
      title={t("assign.title", { university })}
      action={t("actions.assign")}
      blocked={!responsableId}
      failure={confirmed.failure ?? (managers.error && messageOf(managers.error))}
      onClose={onClose}
    >
      <p>{t("assign.text", { name: isolate(userNameIn(user, language)) })}</p>
      {!free && !managers.error && <Skeleton width="100%" height="48px" />}
      {free?.length === 0 && <Note>{t("assign.nobody")}</Note>}
      {free && free.length > 0 && (
        <Field label={t("assign.to")}>
          {(controlProps) => (
            <select {...controlProps} value={responsableId} onChange={(event) => setResponsable(event.target.value)}>
              <option value="">{t("assign.choose")}</option>
              {free.map((manager) => (
                <option key={manager._id} value={manager._id}>
                  {`${isolate(userNameIn(manager, language))} (${isolate(manager.email)})`}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
