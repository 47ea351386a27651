/** Asks before a user is deleted, and says what remains. */

import type { ListedUser } from "@ijaza/schema/users/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useDeleteAgentMutation, useDeleteUserMutation } from "../user-lists.api.ts";

export function RemoveUserDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation("accounts");
  const messageOf = useFailureText();
  const isResponsable = useRole() === "resp_uni";
  const [deleteAgent, ofAgent] = useDeleteAgentMutation();
  const [deleteUser, ofUser] = useDeleteUserMutation();
  const [remove, { isLoading, error }] = isResponsable ? [deleteAgent, ofAgent] : [deleteUser, ofUser];
  const name = isolate(userNameIn(user, useLanguage()));
  const { run, prompt } = useConfirmed();
  const send = () =>
    run(() => remove({ agentId: user._id }).unwrap()).then(
      () => {
        showToast(t("remove.done", { name }), { tone: "ok" });
        onClose();
      },
      () => {},
    );
  return (
    <>
      <ConfirmDialog
        open
        title={t("remove.title", { name })}
        action={t("actions.remove")}
        busy={isLoading}
        failure={error ? messageOf(error) : undefined}
        onConfirm={() => void send()}
        onClose={onClose}
      >
        <p>{t("remove.text")}</p>
        {user.IsAccepted && <p>{t("remove.stays")}</p>}
        {user.role.name === "resp_uni" && <p>{t("block.responsable")}</p>}
      </ConfirmDialog>
      {prompt}
    </>
  );
}
