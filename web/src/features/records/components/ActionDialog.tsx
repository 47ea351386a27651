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
import { useTextOf } from "../use-text-of.ts";
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
  const { view, targets, ...handlers } = props;
  const [first] = targets.records;
  if (action === view.signing.action) return <SignDialog {...props} />;
  if (action === "accept" || action === "reject" || action === "sendBack") {
    return <DecideRecords action={action} {...props} />;
  }
  if (action === "delete") return <RemoveRecords view={view} records={targets.records} {...handlers} />;
  if (action !== "revoke" || !first) return null;
  if (targets.records.length > 1) return <RevokeManyDialog view={view} records={targets.records} {...handlers} />;
  return <RevokeDialog view={view} record={first} {...handlers} />;
}

function SignDialog<Kept extends ShownRecord>({ view, targets, ...handlers }: DialogProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const textOf = useTextOf(targets);
  const [sign] = view.useSign();
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
      question={{
        title: t("sign.title", { count }),
        text: textOf(t("sign.text"), isAccepting),
        action: t("sign.action"),
      }}
      sign={() => sign(chosen)}
      {...handlers}
    />
  );
}

type RevokeProps<Kept extends ShownRecord> = Omit<DialogProps<Kept>, "targets"> & { record: Kept };

function RevokeDialog<Kept extends ShownRecord>({ view, record, ...handlers }: RevokeProps<Kept>) {
  const { t } = useTranslation(view.texts);
  const language = useLanguage();
  const [revoke] = view.useRevoke();
  const typed = view.typedOf(record);
  return (
    <RevokeRecord
      view={view}
      question={{ title: t("revoke.title"), text: t("revoke.text"), action: t("revoke.action") }}
      reasons={view.reasonsFor(record)}
      typed={{ ...typed, label: t("revoke.typed", { text: typed.text }) }}
      revoke={(revocation) => revoke({ _id: record._id, ...revocation })}
      {...handlers}
    >
      <b>
        <bdi>{view.nameOf(record, language)}</bdi>
      </b>
      <bdi>{view.titleOf(record, language)}</bdi>
      {typed.dir === "ltr" && <Reference>{typed.text}</Reference>}
    </RevokeRecord>
  );
}
