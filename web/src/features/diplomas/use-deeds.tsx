/** The deeds of a page of diplomas: their dialogs, the menu of a row, and the bar of a selection. */
import type { Diploma } from "@ijaza/schema/diploma";
import { formatReference } from "@ijaza/schema/reference";
import {
  Ban,
  Check,
  Copy,
  Eye,
  type LucideIcon,
  Pencil,
  PenLine,
  SquareArrowOutUpRight,
  Trash2,
  X,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useRole } from "../../platform/actor.ts";
import { Button } from "../../ui/Button.tsx";
import type { MenuItem } from "../../ui/Menu.tsx";
import { showToast } from "../../ui/toast.ts";
import { useArchiveItems } from "../records/records.parts.tsx";
import { DecideDialog } from "./components/DecideDialog.tsx";
import { DiplomaDrawer } from "./components/DiplomaDrawer.tsx";
import { RemoveDialog } from "./components/RemoveDialog.tsx";
import { RevokeDialog } from "./components/RevokeDialog.tsx";
import { SignDialog } from "./components/SignDialog.tsx";
import { bulkDeedsFor, type Deed, deedsFor, isPublic } from "./deeds.ts";

const ICONS: Record<Deed, LucideIcon> = {
  accept: Check,
  reject: X,
  sign: PenLine,
  correct: Pencil,
  remove: Trash2,
  revoke: Ban,
};
const DANGEROUS: readonly Deed[] = ["remove", "revoke"];

type Doing = { deed: Deed; diplomas: readonly Diploma[]; agentId?: string; importId?: string; count?: number };

export type Deeds = {
  view: (diploma: Diploma) => void;
  menuOf: (diploma: Diploma) => MenuItem[];
  /** The buttons of the bar. */
  bulkOf: (diplomas: readonly Diploma[]) => ReactNode;
  /** Signs every unsigned diploma of one's own, or decides on every pending one of an agent. */
  all: (doing: { deed: Deed; count: number; agentId?: string; importId?: string }) => void;
  /** To be placed in the page. */
  dialogs: ReactNode;
};

/** `onDone` after a deed succeeded: the selection is spent. */
export const useDeeds = (onDone: () => void = () => {}): Deeds => {
  // With the words of what the dialogs share, which else were fetched, and the page hidden, when one opens.
  const { t } = useTranslation(["diplomas", "records"]);
  const role = useRole();
  const navigate = useNavigate();
  const archiveItems = useArchiveItems();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [viewed, setViewed] = useState<Diploma | null>(null);
  const close = () => setDoing(null);
  const done = () => {
    close();
    setViewed(null);
    onDone();
  };
  const begin = (deed: Deed, diplomas: readonly Diploma[]) => {
    const [first] = diplomas;
    if (deed === "correct" && first) return navigate(`/update_one_diploma?id=${first._id}`);
    setDoing({ deed, diplomas });
  };
  const copy = async (diploma: Diploma) => {
    await navigator.clipboard.writeText(formatReference(diploma._id));
    showToast(t("copied"), { tone: "ok" });
  };
  const menuOf = (diploma: Diploma): MenuItem[] => [
    { key: "view", label: t("menu.view"), icon: Eye, onChoose: () => setViewed(diploma) },
    ...deedsFor(role, diploma).map((deed) => ({
      key: deed,
      label: t(`deeds.${deed}`),
      icon: ICONS[deed],
      danger: DANGEROUS.includes(deed),
      onChoose: () => begin(deed, [diploma]),
    })),
    ...(isPublic(diploma)
      ? [
          {
            key: "open",
            label: t("menu.open"),
            icon: SquareArrowOutUpRight,
            onChoose: () => void globalThis.open(`/digital_diploma/${diploma._id}`, "_blank", "noopener"),
          },
          ...archiveItems(diploma.batchId),
        ]
      : []),
    { key: "copy", label: t("menu.copy"), icon: Copy, onChoose: () => void copy(diploma) },
  ];
  const bulkOf = (diplomas: readonly Diploma[]) => {
    const deeds = bulkDeedsFor(role, diplomas);
    if (diplomas.length > 0 && deeds.length === 0) return <span className="muted-on-dark">{t("bulk.mixed")}</span>;
    return deeds.map((deed) => (
      <Button
        key={deed}
        kind={deed === "accept" || deed === "sign" ? "brass" : "onDark"}
        icon={ICONS[deed]}
        onClick={() => begin(deed, diplomas)}
      >
        {t(`deeds.${deed}`)}
      </Button>
    ));
  };
  const of = (deed: Deed) => (doing?.deed === deed ? doing : null);
  const [revoked] = of("revoke")?.diplomas ?? [];
  const deciding = of("accept") ?? of("reject");
  const dialogs = (
    <>
      <DiplomaDrawer
        diploma={viewed}
        onClose={() => setViewed(null)}
        onDeed={(deed, diploma) => begin(deed, [diploma])}
      />
      {deciding && (
        <DecideDialog
          {...deciding}
          decision={deciding.deed === "accept" ? "accepted" : "rejected"}
          onClose={close}
          onDone={done}
        />
      )}
      {of("sign") && <SignDialog {...of("sign")!} onClose={close} onDone={done} />}
      {of("remove") && <RemoveDialog diplomas={of("remove")!.diplomas} onClose={close} onDone={done} />}
      {revoked && <RevokeDialog diploma={revoked} onClose={close} onDone={done} />}
    </>
  );
  return {
    view: setViewed,
    menuOf,
    bulkOf,
    all: ({ deed, ...rest }) => setDoing({ deed, diplomas: [], ...rest }),
    dialogs,
  };
};
