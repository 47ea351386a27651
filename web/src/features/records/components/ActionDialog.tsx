/** The confirmation dialog of each action. */
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";
import { Reference } from "../../../ui/Values.tsx";
import {
  countOf,
  type DecideResult,
  type RecordAction,
  type RecordView,
  type ShownRecord,
  type Targets,
} from "../record-view.ts";
import { useOpenRequests } from "../use-open-requests.tsx";
import { usePrintingGaps } from "../use-printing-gaps.tsx";
import { ConfirmSigning } from "./ConfirmSigning.tsx";
import { DecideRecords } from "./DecideRecords.tsx";
import { RemoveRecords } from "./RemoveRecords.tsx";
import { RevokeManyDialog } from "./RevokeManyDialog.tsx";
import { RevokeRecord } from "./RevokeRecord.tsx";

type DialogProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  targets: Targets<Kept>;
  onClose: () => void;
  /** With what came of a decision, where one was made. */
  onDone: (reply?: Pick<DecideResult, "leftOut">) => void;
};

export function ActionDialog<Kept extends ShownRecord>({
  action,
  onDone,
  ...shown
}: DialogProps<Kept> & { action: RecordAction }) {
  const { t } = useTranslation("records");
  const showLeftOut: typeof onDone = (reply) => {
    const count = reply?.leftOut;
    if (count) showToast(t("decide.leftOut", { count }), { tone: "wait", duration: LONG_TOAST_MS });
    onDone(reply);
  };
  const props = { ...shown, onDone: showLeftOut };
  const { view, targets, ...ends } = props;
  const [first] = targets.records;
  if (action === view.signing.action) return <SignDialog {...props} />;
  if (action === "accept") return <DecideDialog decision="accepted" {...props} />;
  if (action === "reject") return <DecideDialog decision="rejected" {...props} />;
  if (action === "sendBack") return <DecideDialog decision="rejected" says="sentBack" {...props} />;
  if (action === "delete") return <DeleteDialog {...props} />;
  if (action !== "revoke" || !first) return null;
  if (targets.records.length > 1) return <RevokeManyDialog view={view} records={targets.records} {...ends} />;
  return <RevokeDialog view={view} record={first} {...ends} />;
}

/** What a decision does; whoever accepts all that wait is also told what is left out of it. */
function useTextOf<Kept extends ShownRecord>({ records }: Targets<Kept>) {
  const { t } = useTranslation("records");
  return (text: string, isAccepting: boolean) =>
    isAccepting && records.length === 0 ? `${text} ${t("decide.leavesOut")}` : text;
}

function SignDialog<Kept extends ShownRecord>({ view, targets, ...ends }: DialogProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const textOf = useTextOf(targets);
  const [sign, { isLoading }] = view.useSign();
  const { chosen, ...requests } = useOpenRequests({ view, targets });
  const count = countOf(chosen);
  const isAccepting = view.signing.action === "accept";
  const gaps = usePrintingGaps({ view, targets, isAccepting });
  return (
    <ConfirmSigning
      {...gaps}
      {...requests}
      about={view.signing.about}
      count={count}
      cohortId={targets.importId}
      cost={view.signing.useCost(count)}
      words={{ title: t("sign.title", { count }), text: textOf(t("sign.text"), isAccepting), action: t("sign.action") }}
      busy={isLoading}
      sign={() => sign(chosen)}
      {...ends}
    />
  );
}

type DecideProps<Kept extends ShownRecord> = DialogProps<Kept> & {
  decision: "accepted" | "rejected";
  /** What its texts are about, where that is not the decision. */
  says?: "sentBack";
};

function DecideDialog<Kept extends ShownRecord>({ view, targets, decision, says, ...ends }: DecideProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const textOf = useTextOf(targets);
  const [decide, { isLoading, error }] = view.useDecide();
  const rejecting = decision === "rejected";
  const gaps = usePrintingGaps({ view, targets, isAccepting: !rejecting });
  const about = says ?? decision;
  const action = { accepted: "accept", rejected: "reject", sentBack: "sendBack" } as const;
  return (
    <DecideRecords
      {...gaps}
      rejecting={rejecting}
      words={{
        title: t(`decide.${about}.title`, { count: countOf(targets) }),
        text: textOf(t(`decide.${about}.text`), !rejecting),
        action: t(`actions.${action[about]}`),
        done: (count) => t(`decide.${about}.done`, { count }),
        conflicts: (count) => t("decide.conflicts", { count }),
      }}
      decide={(reason) => decide({ ...targets, decision, ...(rejecting && { reason }) })}
      isBusy={isLoading}
      error={error}
      {...ends}
    />
  );
}

function DeleteDialog<Kept extends ShownRecord>({ view, targets: { records }, ...ends }: DialogProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const [remove] = view.useDelete();
  const words = {
    title: t("delete.title", { count: records.length }),
    text: t("delete.text"),
    action: t("actions.delete"),
    done: (count: number) => t("delete.done", { count }),
  };
  return <RemoveRecords records={records} remove={remove} words={words} {...ends} />;
}

type RevokeProps<Kept extends ShownRecord> = Omit<DialogProps<Kept>, "targets"> & { record: Kept };

function RevokeDialog<Kept extends ShownRecord>({ view, record, ...ends }: RevokeProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const language = useLanguage();
  const [revoke, { isLoading }] = view.useRevoke();
  const typed = view.typedOf(record);
  const words = {
    title: t("revoke.title"),
    text: t("revoke.text"),
    action: t("revoke.action"),
    reason: t("revoke.reason"),
    note: t("revoke.note"),
    noteHint: t("revoke.noteHint"),
  };
  return (
    <RevokeRecord
      about={view.revoking}
      reasons={view.reasonsFor(record).map((code) => ({ code, label: t(`revoke.reasons.${code}`) }))}
      typed={{ ...typed, label: t("revoke.typed", { text: typed.text }) }}
      words={words}
      revoke={(revocation) => revoke({ _id: record._id, ...revocation })}
      isBusy={isLoading}
      {...ends}
    >
      <b>
        <bdi>{view.nameOf(record, language)}</bdi>
      </b>
      <bdi>{view.titleOf(record, language)}</bdi>
      {typed.dir === "ltr" && <Reference>{typed.text}</Reference>}
    </RevokeRecord>
  );
}
