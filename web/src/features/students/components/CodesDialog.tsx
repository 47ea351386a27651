/** Asks before codes of first sign-in are mailed: to some students, or to all who have no password yet. */
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useCountWithoutPasswordQuery, useResendCodesMutation } from "../students.api.ts";

/** Undefined until it is known of all how many they are. */
const useCount = (ids: readonly string[] | "all"): number | undefined => {
  const { data } = useCountWithoutPasswordQuery(undefined, { skip: ids !== "all", refetchOnMountOrArgChange: true });
  return ids === "all" ? data?.count : ids.length;
};

type CodesDialogProps = { ids: readonly string[] | "all"; onDone: () => void; onClose: () => void };

export function CodesDialog({ ids, onDone, onClose }: CodesDialogProps) {
  const { t } = useTranslation("students");
  const count = useCount(ids);
  const [resend] = useResendCodesMutation();
  const confirmed = useConfirmedAction({
    call: () => resend(ids === "all" ? { all: true } : { ids: [...ids] }).unwrap(),
    onDone({ sent, skipped }) {
      showToast(t("codes.done", { count: sent }), { tone: "ok" });
      if (skipped > 0) showToast(t("codes.skipped", { count: skipped }), { tone: "wait", duration: LONG_TOAST_MS });
      onDone();
    },
  });
  const known = count === 0 ? t("codes.none") : t("codes.title", { count });
  const title = count === undefined ? t("codes.titleAll") : known;
  return (
    <ConfirmDialog
      {...confirmed}
      kind="primary"
      title={title}
      action={t("codes.action")}
      blocked={count === 0}
      onClose={onClose}
    >
      <p>{t("codes.text")}</p>
    </ConfirmDialog>
  );
}
