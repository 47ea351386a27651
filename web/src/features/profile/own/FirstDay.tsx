/** What a student does first; it is gone with the first share. */
import { useTranslation } from "react-i18next";
import { type Task, TaskList } from "../../../ui/TaskList.tsx";
import { type Shareable, ShareButton } from "../../sharing/sharing.parts.tsx";
import type { Holding } from "./holdings.ts";

type FirstDayProps = { holding: Holding; shareables: readonly Shareable[] };

export function FirstDay({ holding, shareables }: FirstDayProps) {
  const { t } = useTranslation("profile");
  const { isPublic, stands } = holding;
  const tasks: Task[] = [
    { key: "account", state: "done", title: t("own.first.account.title"), text: t("own.first.account.text") },
    {
      key: "diploma",
      state: isPublic ? "done" : "waiting",
      title: t("own.first.diploma.title"),
      text: t(isPublic ? "own.first.diploma.text" : "own.first.diploma.waiting"),
    },
    {
      key: "share",
      state: "open",
      title: t("own.first.share.title"),
      text: t("own.first.share.text"),
      action: stands && <ShareButton kind="secondary" recordId={holding._id} documents={shareables} />,
    },
  ];
  return <TaskList label={t("own.first.label")} tasks={tasks} current={stands ? "share" : undefined} />;
}
