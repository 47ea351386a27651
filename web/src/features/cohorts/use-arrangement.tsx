/** The columns of a cohort's records: without what is the same for all of them, with the mail and the verifications. */
import { MAX_PAGE_SIZE } from "@ijaza/schema/calls/wire";
import { getCohortActivity } from "@ijaza/schema/cohorts/calls";
import { useTranslation } from "react-i18next";
import { POLLED } from "../../platform/api/polling.ts";
import type { Reply } from "../../platform/api/request.ts";
import { useAnswer } from "../../platform/api/use-calls.ts";
import type { Column } from "../../ui/DataTable.tsx";
import { DateValue } from "../../ui/Values.tsx";
import type { ShownRecord } from "../records/records.parts.tsx";

type Activity = Reply<typeof getCohortActivity>["activity"][number];

/** Keys of columns that say what the cohort says already. */
const LEFT_OUT: readonly string[] = ["date", "issued", "expires"];
/** The column of what the diploma is; reasons of rejections stand in it. */
const TITLE = "diploma";

/** What is not read yet, or could not be. */
function Unread({ failed }: { failed: boolean }) {
  const { t } = useTranslation("cohorts");
  return <span className="muted">{failed ? t("unread") : "…"}</span>;
}

function MailCell({ activity }: { activity: Activity | undefined }) {
  const { t } = useTranslation("cohorts");
  if (!activity?.mail) return <>–</>;
  const { state, at } = activity.mail;
  if (state === "failed") return <b className="cohort-returned">{t("mail.failed")}</b>;
  if (state === "queued") return <>{t("mail.queued")}</>;
  return (
    <>
      {t("mail.sent")} <DateValue value={at.slice(0, 10)} style="short" />
    </>
  );
}

/** A hook for the list of the cohort with this id, with the reasons of rejections or without. */
export const arrangementOf = (id: string, showReason: boolean) =>
  function useArrangement<Kept extends ShownRecord>(columns: Column<Kept>[], rows: readonly Kept[]): Column<Kept>[] {
    const { t } = useTranslation("cohorts");
    const ids = rows.filter(({ signedAt }) => signedAt !== null).map(({ _id }) => _id);
    const { currentData: data, isError } = useAnswer(
      getCohortActivity,
      { id, ids: ids.slice(0, MAX_PAGE_SIZE) },
      { skip: ids.length === 0, ...POLLED },
    );
    const activity = new Map(data?.activity.map((each) => [each.recordId, each]));
    const times = (record: Kept) => {
      if (record.signedAt === null) return "–";
      if (!data) return <Unread failed={isError} />;
      const count = activity.get(record._id)?.verified ?? 0;
      return count > 0 ? t("times", { count }) : <span className="muted">{t("never")}</span>;
    };
    return [
      ...columns.filter(({ key }) => !LEFT_OUT.includes(key) && (showReason || key !== TITLE)),
      {
        key: "mail",
        head: t("columns.mail"),
        line: 3,
        atEnd: true,
        cell: ({ _id, signedAt }) =>
          signedAt === null || data ? <MailCell activity={activity.get(_id)} /> : <Unread failed={isError} />,
      },
      { key: "verified", head: t("columns.verified"), line: 4, atEnd: true, named: true, cell: times },
    ];
  };
