/** Asks before a user is deleted, and says what remains. */

import type { ListedUser } from "@ijaza/schema/users/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useDeleteAgentMutation, useDeleteUserMutation } from "../user-lists.api.ts";

export function RemoveUserDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation("accounts");
  const isResponsable = useRole() === "resp_uni";
  const [deleteAgent] = useDeleteAgentMutation();
  const [deleteUser] = useDeleteUserMutation();
  const remove = isResponsable ? deleteAgent : deleteUser;
  const name = isolate(userNameIn(user, useLanguage()));
  const confirmed = useConfirmedAction({
    call: () => remove({ agentId: user._id }).unwrap(),
    done: t("remove.done", { name }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog {...confirmed} title={t("remove.title", { name })} action={t("actions.remove")} onClose={onClose}>
      <p>{t("remove.text")}</p>
      {user.IsAccepted && <p>{t("remove.stays")}</p>}
      {user.role.name === "resp_uni" && <p>{t("block.responsable")}</p>}
    </ConfirmDialog>
  );
}
