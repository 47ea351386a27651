/** The dialog before several records are revoked: how many, which ones first, one reason, and their number to be typed. */
import { REVOCATION_REASONS } from "@ijaza/schema/diplomas/diploma";
import { MOST_REVOKED } from "@ijaza/schema/records/revoking";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Note } from "../../../ui/Note.tsx";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";
import { Reference } from "../../../ui/Values.tsx";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { RevokeRecord } from "./RevokeRecord.tsx";

/** How many records are shown by name. */
const MOST_SHOWN = 5;

type RevokeManyDialogProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  records: readonly Kept[];
  onClose: () => void;
  onDone: () => void;
};

export function RevokeManyDialog<Kept extends ShownRecord>({
  view,
  records,
  ...handlers
}: RevokeManyDialogProps<Kept>) {
  const { t } = useTranslation([view.texts, "records"]);
  const language = useLanguage();
  const [revoke] = view.useRevokeMany();
  const count = records.length;
  const labelOf = (record: Kept) => {
    const { text, dir } = view.typedOf(record);
    const name = view.nameOf(record, language);
    return dir === "ltr" ? `${name} (${text})` : name;
  };
  const namesOf = (named: readonly Kept[]) => named.map(labelOf).join(t("records:and"));
  const question = {
    title: t("revokeMany.title", { count }),
    text: t("revokeMany.text"),
    action: t("revokeMany.action", { count }),
  };
  const rest = count - MOST_SHOWN;
  return (
    <RevokeRecord
      view={view}
      question={question}
      reasons={REVOCATION_REASONS}
      typed={{ text: String(count), dir: "ltr", label: t("revokeMany.typed", { text: count }) }}
      isRefused={count > MOST_REVOKED}
      revoke={async (revocation) => {
        const { job, conflicts } = await revoke({ ids: records.map(({ _id }) => _id), ...revocation });
        const left = records.filter(({ _id }) => conflicts.some((each) => each._id === _id));
        if (left.length > 0) {
          const text = t("revokeMany.conflicts", { count: left.length, names: namesOf(left.slice(0, MOST_SHOWN)) });
          showToast(text, { tone: "wait", duration: LONG_TOAST_MS });
        }
        return job;
      }}
      {...handlers}
    >
      {records.slice(0, MOST_SHOWN).map((record) => {
        const { text, dir } = view.typedOf(record);
        return (
          <span key={record._id} className="revoked-record__line">
            <b>
              <bdi>{view.nameOf(record, language)}</bdi>
            </b>
            {dir === "ltr" && <Reference>{text}</Reference>}
          </span>
        );
      })}
      {rest > 0 && <span>{t("records:andMore", { count: rest })}</span>}
      {count > MOST_REVOKED && <Note tone="bad">{t("records:tooManyToRevoke", { count: MOST_REVOKED })}</Note>}
    </RevokeRecord>
  );
}
