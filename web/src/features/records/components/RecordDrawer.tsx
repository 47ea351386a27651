/** A record with all its facts beside the list, and its actions at the bottom. */

import { formatReference } from "@ijaza/schema/documents/reference";
import { isPublic } from "@ijaza/schema/records/record";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { StatusChip } from "../../../ui/Chip.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { type Fact, Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { MomentValue, Reference } from "../../../ui/Values.tsx";
import type { RecordAction, RecordView, RevocationReason, ShownRecord } from "../record-view.ts";
import { HolderMails } from "./HolderMails.tsx";
import { RecordFiles } from "./RecordFiles.tsx";

const PRIMARY: readonly RecordAction[] = ["accept", "sign", "correct"];
const MOMENTS = ["submitted", "decided", "signed", "revoked"] as const;
const REASONS: readonly RevocationReason[] = ["issued_in_error", "fraud", "superseded"];

type Shown<Kept extends ShownRecord> = { view: RecordView<Kept>; record: Kept };

function Reasons<Kept extends ShownRecord>({ view, record }: Shown<Kept>) {
  const { t } = useTranslation(view.texts);
  const { status, rejectionReason, revocationReason, revocationRefusedAt } = record;
  const reason = REASONS.find((each) => each === revocationReason) ?? "other";
  return (
    <>
      {status === "rejected" && rejectionReason && (
        <Note tone="bad">
          <b>{t("facts.rejectionReason")}</b> <bdi>{rejectionReason}</bdi>
        </Note>
      )}
      {revocationRefusedAt && (
        <Note tone="bad">
          <b>
            <MomentValue value={revocationRefusedAt} />
          </b>{" "}
          {t("facts.revocationRefused")}
        </Note>
      )}
      {revocationReason && (
        <Note tone="wait">
          <b>{t("facts.revocationReason")}</b> {t(`revoke.reasons.${reason}`)}
        </Note>
      )}
    </>
  );
}

function RecordFacts<Kept extends ShownRecord>({ view, record }: Shown<Kept>) {
  const { t } = useTranslation(view.texts);
  const facts: Fact[] = [
    ...view.useFacts(record),
    ...MOMENTS.map((name) => {
      const at = record[`${name}At`];
      return { key: name, label: t(`facts.${name}`), value: at && <MomentValue value={at} /> };
    }),
    {
      key: "reference",
      label: t("facts.reference"),
      value: <Reference>{formatReference(record._id)}</Reference>,
    },
  ];
  return <Facts facts={facts} />;
}

function Inside<Kept extends ShownRecord>({
  view,
  record,
  onAction,
}: Shown<Kept> & { onAction: (action: RecordAction) => void }) {
  const { t } = useTranslation(view.texts);
  const language = useLanguage();
  const { _id: id, role } = useUser();
  const actions = view.declared.actionsFor({ id, role }, record);
  return (
    <>
      <header className="drawer__head">
        <StatusChip status={view.chipOf(record)} />
        <h2>
          <bdi>{view.nameOf(record, language)}</bdi>
        </h2>
        <p>
          <bdi>{view.titleOf(record, language)}</bdi>
        </p>
      </header>
      <div className="drawer__body">
        <Reasons view={view} record={record} />
        {view.Notes && <view.Notes record={record} />}
        <RecordFacts view={view} record={record} />
        {isPublic(record) && <RecordFiles id={record._id} name={view.fileNameOf(record)} batchId={record.batchId} />}
        {isPublic(record) && <HolderMails id={record._id} />}
      </div>
      <footer className="drawer__foot">
        {isPublic(record) && (
          <ButtonLink to={`/digital_diploma/${record._id}`} target="_blank" rel="noopener">
            {t("menu.open")}
          </ButtonLink>
        )}
        {actions.toReversed().map((action) => (
          <Button
            key={action}
            kind={PRIMARY.includes(action) ? "primary" : "secondary"}
            onClick={() => onAction(action)}
          >
            {t(`actions.${action}`)}
          </Button>
        ))}
      </footer>
    </>
  );
}

type RecordDrawerProps<Kept extends ShownRecord> = {
  view: RecordView<Kept>;
  record: Kept | null;
  onClose: () => void;
  onAction: (action: RecordAction, record: Kept) => void;
};

export function RecordDrawer<Kept extends ShownRecord>({ view, record, onClose, onAction }: RecordDrawerProps<Kept>) {
  const { t } = useTranslation(view.texts);
  return (
    <Drawer open={record !== null} label={t("facts.label")} onClose={onClose}>
      {record && <Inside view={view} record={record} onAction={(action) => onAction(action, record)} />}
    </Drawer>
  );
}
