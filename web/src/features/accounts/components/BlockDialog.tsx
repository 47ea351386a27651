/** Asks before a user is blocked, which signs them out at once. */

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
import { useBlockAgentMutation, useBlockUserMutation } from "../user-lists.api.ts";

/** Blocks or unblocks, with the call for the reader's role. */
export const useBlocking = () => {
  const isResponsable = useRole() === "resp_uni";
  const [blockAgent, ofAgent] = useBlockAgentMutation();
  const [blockUser, ofUser] = useBlockUserMutation();
  return [isResponsable ? blockAgent : blockUser, isResponsable ? ofAgent : ofUser] as const;
};

export function BlockDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const { t } = useTranslation("accounts");
  const messageOf = useFailureText();
  const [block, { isLoading, error }] = useBlocking();
  const name = isolate(userNameIn(user, useLanguage()));
  const { run, prompt } = useConfirmed();
  const send = () =>
    run(() => block({ id: user._id, blocked: true }).unwrap()).then(
      () => {
        showToast(t("block.done", { name }), { tone: "ok" });
        onClose();
      },
      () => {},
    );
  return (
    <>
      <ConfirmDialog
        open
        title={t("block.title", { name })}
        action={t("actions.block")}
        busy={isLoading}
        failure={error ? messageOf(error) : undefined}
        onConfirm={() => void send()}
        onClose={onClose}
      >
        <p>{t("block.text")}</p>
        {user.role.name === "resp_uni" && <p>{t("block.responsable")}</p>}
      </ConfirmDialog>
      {prompt}
    </>
  );
}
