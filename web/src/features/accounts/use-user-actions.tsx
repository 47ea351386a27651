/** The actions of the list of users: the menu of a row, and the dialogs that it opens. */

import type { ListedUser } from "@ijaza/schema/users/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { Ban, CircleCheck, type LucideIcon, Mail, Pencil, Send, Trash2, UserCog } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useUser } from "../../platform/actor.ts";
import { useFailureText } from "../../platform/api/use-failure-text.ts";
import { isolate } from "../../platform/format/isolate.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import type { MenuItem } from "../../ui/Menu.tsx";
import { NotConfirmed, useConfirmed } from "../../ui/PasswordPrompt.tsx";
import { showToast } from "../../ui/toast.ts";
import { AssignDialog } from "./components/AssignDialog.tsx";
import { BlockDialog, useBlocking } from "./components/BlockDialog.tsx";
import { RemoveUserDialog } from "./components/RemoveUserDialog.tsx";
import { WriteDialog } from "./components/WriteDialog.tsx";
import { actionsFor, type UserAction } from "./user-actions.ts";
import { useResendInvitationMutation } from "./user-lists.api.ts";

const ICONS: Record<UserAction, LucideIcon> = {
  resend: Send,
  write: Mail,
  change: Pencil,
  block: Ban,
  unblock: CircleCheck,
  assign: UserCog,
  remove: Trash2,
};
const DANGEROUS: readonly UserAction[] = ["block", "remove"];

type StartedAction = { action: UserAction; user: ListedUser };

/** Harmless actions run without a dialog, and report their outcome in a toast. */
const useHarmless = () => {
  const { t } = useTranslation("accounts");
  const language = useLanguage();
  const messageOf = useFailureText();
  const [resend] = useResendInvitationMutation();
  const block = useBlocking();
  const { run, prompt } = useConfirmed();
  const report = (done: Promise<unknown>, text: string) =>
    void done.then(
      () => showToast(text, { tone: "ok" }),
      (error: unknown) => {
        if (!(error instanceof NotConfirmed)) showToast(messageOf(error), { tone: "bad" });
      },
    );
  return {
    prompt,
    resend: ({ _id, email }: ListedUser) =>
      report(resend({ userId: _id }).unwrap(), t("invite.done", { email: isolate(email) })),
    unblock: (user: ListedUser) =>
      report(
        run(() => block({ id: user._id, blocked: false }).unwrap()),
        t("unblock.done", { name: isolate(userNameIn(user, language)) }),
      ),
  };
};

export const useUserActions = (): { menuOf: (user: ListedUser) => MenuItem[]; dialogs: ReactNode } => {
  const { t } = useTranslation("accounts");
  const reader = useUser();
  const navigate = useNavigate();
  const { prompt, ...harmless } = useHarmless();
  const [started, setStarted] = useState<StartedAction | null>(null);
  const close = () => setStarted(null);
  const begin = (action: UserAction, user: ListedUser) => {
    if (action === "change") return navigate(`/updateUser/${user._id}`);
    if (action === "resend" || action === "unblock") return harmless[action](user);
    setStarted({ action, user });
  };
  const menuOf = (user: ListedUser): MenuItem[] =>
    actionsFor(reader, user).map((action) => ({
      key: action,
      label: t(`actions.${action}`),
      icon: ICONS[action],
      danger: DANGEROUS.includes(action),
      onChoose: () => void begin(action, user),
    }));
  const dialogs = (
    <>
      {started?.action === "write" && <WriteDialog user={started.user} onClose={close} />}
      {started?.action === "block" && <BlockDialog user={started.user} onClose={close} />}
      {started?.action === "assign" && <AssignDialog user={started.user} onClose={close} />}
      {started?.action === "remove" && <RemoveUserDialog user={started.user} onClose={close} />}
      {prompt}
    </>
  );
  return { menuOf, dialogs };
};
