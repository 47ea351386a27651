/** Asks before an action that cannot be undone: explains it, and runs it by the only filled button, as `useConfirmedAction` says. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Note } from "./Note.tsx";

type ConfirmDialogProps = {
  open?: boolean;
  title: string;
  /** The button's word: the action itself, never "OK". */
  action: string;
  kind?: "primary" | "danger";
  busy?: boolean;
  /** Not yet possible: a reason is missing. */
  blocked?: boolean;
  /** Why it did not work the last time. */
  failure?: string | undefined;
  /** The question for the password. */
  prompt?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open = true, title, action, kind = "danger", busy, blocked, failure, prompt, onConfirm } = props;
  const { onClose, children } = props;
  const { t } = useTranslation("ui");
  return (
    <>
      <Dialog
        open={open}
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button kind={kind} busy={busy} disabled={blocked} onClick={onConfirm}>
              {action}
            </Button>
          </>
        }
      >
        {children}
        {failure && <Note tone="bad">{failure}</Note>}
      </Dialog>
      {prompt}
    </>
  );
}
