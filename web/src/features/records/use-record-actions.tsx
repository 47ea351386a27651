/** The actions of a page of records: their dialogs, the menu of a row, and the bar of a selection. */

import { formatReference } from "@ijaza/schema/documents/reference";
import { isPublic } from "@ijaza/schema/records/record";
import {
  Ban,
  Check,
  Copy,
  Eraser,
  Eye,
  type LucideIcon,
  Pencil,
  PenLine,
  SquareArrowOutUpRight,
  Trash2,
  Undo2,
  X,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useUser } from "../../platform/actor.ts";
import { Button } from "../../ui/Button.tsx";
import type { MenuItem } from "../../ui/Menu.tsx";
import { showToast } from "../../ui/toast.ts";
import { useArchiveItems } from "./batch-archive.ts";
import { ActionDialog } from "./components/ActionDialog.tsx";
import { RecordDrawer } from "./components/RecordDrawer.tsx";
import { bulkActionsFor } from "./record-actions.ts";
import type { RecordAction, RecordView, ShownRecord, Targets } from "./record-view.ts";

const ICONS: Record<RecordAction, LucideIcon> = {
  accept: Check,
  reject: X,
  sendBack: Undo2,
  sign: PenLine,
  correct: Pencil,
  delete: Trash2,
  revoke: Ban,
};
const DANGEROUS: readonly RecordAction[] = ["delete", "revoke"];
const LEADING_ON: readonly RecordAction[] = ["accept", "sign"];

export type RecordActions<Kept> = {
  view: (record: Kept) => void;
  menuOf: (record: Kept) => MenuItem[];
  /** Whether it may be selected: something can be done with it together with others. */
  isSelectable: (record: Kept) => boolean;
  /** The buttons of the bar; `isSilent` if it offers something else where no action is open for all. */
  bulkOf: (records: readonly Kept[], isSilent?: boolean) => ReactNode;
  /** Asks about all that an action is open for. */
  beginAll: (action: RecordAction, targets: Omit<Targets<Kept>, "records">) => void;
  /** To be placed in the page. */
  dialogs: ReactNode;
};

/** `onDone` after an action succeeded: the selection is spent. */
export function useRecordActions<Kept extends ShownRecord>(
  view: RecordView<Kept>,
  onDone: () => void,
): RecordActions<Kept> {
  // With the texts of what the dialogs share, which else were fetched, and the page hidden, when one opens.
  const { t } = useTranslation([view.texts, "records"]);
  const { _id: id, role } = useUser();
  const actor = { id, role };
  const navigate = useNavigate();
  const archiveItems = useArchiveItems();
  const [begun, setBegun] = useState<{ action: RecordAction; targets: Targets<Kept> } | null>(null);
  const [viewed, setViewed] = useState<Kept | null>(null);
  const [erased, setErased] = useState<Kept | null>(null);
  const close = () => {
    setBegun(null);
    setErased(null);
  };
  const done = () => {
    close();
    setViewed(null);
    onDone();
  };
  const begin = (action: RecordAction, records: readonly Kept[]) => {
    const [first] = records;
    if (action === "correct" && first) return navigate(`${view.paths.correction}?id=${first._id}`);
    setBegun({ action, targets: { records } });
  };
  const copy = async (record: Kept) => {
    await navigator.clipboard.writeText(formatReference(record._id));
    showToast(t("copied"), { tone: "ok" });
  };
  const publicItems = (record: Kept): MenuItem[] => [
    {
      key: "open",
      label: t("menu.open"),
      icon: SquareArrowOutUpRight,
      onChoose: () => void globalThis.open(`/digital_diploma/${record._id}`, "_blank", "noopener"),
    },
    ...archiveItems(record.batchId),
  ];
  const { erasing } = view;
  const erasureItems = (record: Kept): MenuItem[] =>
    role === "resp_uni" && erasing?.may(record)
      ? [
          {
            key: "erase",
            label: t("records:erase"),
            icon: Eraser,
            danger: true,
            onChoose: () => setErased(record),
          },
        ]
      : [];
  return {
    view: setViewed,
    isSelectable: (record) => bulkActionsFor(view, actor, [record]).length > 0,
    menuOf: (record) => [
      { key: "view", label: t("menu.view"), icon: Eye, onChoose: () => setViewed(record) },
      ...view.declared.actionsFor(actor, record).map((action) => ({
        key: action,
        label: t(`actions.${action}`),
        icon: ICONS[action],
        danger: DANGEROUS.includes(action),
        onChoose: () => begin(action, [record]),
      })),
      ...(isPublic(record) ? publicItems(record) : []),
      { key: "copy", label: t("menu.copy"), icon: Copy, onChoose: () => void copy(record) },
      ...erasureItems(record),
    ],
    bulkOf: (records, isSilent = false) => {
      const actions = bulkActionsFor(view, actor, records);
      if (records.length > 0 && actions.length === 0 && !isSilent)
        return <span className="muted-on-dark">{t("bulk.mixed")}</span>;
      return actions.map((action) => (
        <Button
          key={action}
          kind={LEADING_ON.includes(action) ? "brass" : "onDark"}
          icon={ICONS[action]}
          onClick={() => begin(action, records)}
        >
          {t(action === "revoke" ? "bulk.revoke" : `actions.${action}`)}
        </Button>
      ));
    },
    beginAll: (action, targets) => setBegun({ action, targets: { ...targets, records: [] } }),
    dialogs: (
      <>
        <RecordDrawer
          view={view}
          record={viewed}
          onClose={() => setViewed(null)}
          onAction={(action, record) => begin(action, [record])}
        />
        {erased && erasing && <erasing.Dialog record={erased} onClose={close} onDone={done} />}
        {begun && <ActionDialog view={view} {...begun} onClose={close} onDone={done} />}
      </>
    ),
  };
}
