/** Asks before a user is blocked, which signs them out at once. */

import type { ListedUser } from "@ijaza/schema/users/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useBlockAgentMutation, useBlockUserMutation } from "../user-lists.api.ts";

/** Blocks or unblocks, with the call for the reader's role. */
export const useBlocking = () => {
  const isResponsable = useRole() === "resp_uni";
  const [blockAgent] = useBlockAgentMutation();
  const [blockUser] = useBlockUserMutation();
  return isResponsable ? blockAgent : blockUser;
};

export function BlockDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation("accounts");
  const block = useBlocking();
  const name = isolate(userNameIn(user, useLanguage()));
  const confirmed = useConfirmedAction({
    call: () => block({ id: user._id, blocked: true }).unwrap(),
    done: t("block.done", { name }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog {...confirmed} title={t("block.title", { name })} action={t("actions.block")} onClose={onClose}>
      <p>{t("block.text")}</p>
      {user.role.name === "resp_uni" && <p>{t("block.responsable")}</p>}
    </ConfirmDialog>
  );
}
