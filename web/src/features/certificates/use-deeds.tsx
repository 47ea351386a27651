/** The deeds of a page of certificates: their dialogs, the menu of a row, and the bar of a selection. */
import type { Certificate } from "@ijaza/schema/certificate";
import { formatReference } from "@ijaza/schema/reference";
import { Ban, Check, Copy, Eye, type LucideIcon, Pencil, SquareArrowOutUpRight, Trash2, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useRole } from "../../platform/actor.ts";
import { Button } from "../../ui/Button.tsx";
import type { MenuItem } from "../../ui/Menu.tsx";
import { showToast } from "../../ui/toast.ts";
import { useArchiveItems } from "../records/records.parts.tsx";
import { AcceptDialog } from "./components/AcceptDialog.tsx";
import { CertificateDrawer } from "./components/CertificateDrawer.tsx";
import { RejectDialog } from "./components/RejectDialog.tsx";
import { RemoveDialog } from "./components/RemoveDialog.tsx";
import { RevokeDialog } from "./components/RevokeDialog.tsx";
import { bulkDeedsFor, type Deed, deedsFor, isPublic } from "./deeds.ts";

const ICONS: Record<Deed, LucideIcon> = { accept: Check, reject: X, correct: Pencil, remove: Trash2, revoke: Ban };
const DANGEROUS: readonly Deed[] = ["remove", "revoke"];

type Doing = { deed: Deed; certificates: readonly Certificate[]; agentId?: string; importId?: string; count?: number };

export type Deeds = {
  view: (certificate: Certificate) => void;
  menuOf: (certificate: Certificate) => MenuItem[];
  /** The buttons of the bar. */
  bulkOf: (certificates: readonly Certificate[]) => ReactNode;
  /** Decides on every one of an agent that waits. */
  all: (doing: { deed: "accept" | "reject"; count: number; agentId: string; importId?: string }) => void;
  /** To be placed in the page. */
  dialogs: ReactNode;
};

/** `onDone` after a deed succeeded: the selection is spent. */
export const useDeeds = (onDone: () => void): Deeds => {
  // With the words of what the dialogs share, which else were fetched, and the page hidden, when one opens.
  const { t } = useTranslation(["certificates", "records"]);
  const role = useRole();
  const navigate = useNavigate();
  const archiveItems = useArchiveItems();
  const [doing, setDoing] = useState<Doing | null>(null);
  const [viewed, setViewed] = useState<Certificate | null>(null);
  const onClose = () => setDoing(null);
  const done = () => {
    onClose();
    setViewed(null);
    onDone();
  };
  const begin = (deed: Deed, certificates: readonly Certificate[]) => {
    const [first] = certificates;
    if (deed === "correct" && first) return navigate(`/update_one_certificate?id=${first._id}`);
    setDoing({ deed, certificates });
  };
  const copy = async ({ _id }: Certificate) => {
    await navigator.clipboard.writeText(formatReference(_id));
    showToast(t("copied"), { tone: "ok" });
  };
  const menuOf = (certificate: Certificate): MenuItem[] => [
    { key: "view", label: t("menu.view"), icon: Eye, onChoose: () => setViewed(certificate) },
    ...deedsFor(role, certificate).map((deed) => ({
      key: deed,
      label: t(`deeds.${deed}`),
      icon: ICONS[deed],
      danger: DANGEROUS.includes(deed),
      onChoose: () => begin(deed, [certificate]),
    })),
    ...(isPublic(certificate)
      ? [
          {
            key: "open",
            label: t("menu.open"),
            icon: SquareArrowOutUpRight,
            onChoose: () => void globalThis.open(`/digital_diploma/${certificate._id}`, "_blank", "noopener"),
          },
          ...archiveItems(certificate.batchId),
        ]
      : []),
    { key: "copy", label: t("menu.copy"), icon: Copy, onChoose: () => void copy(certificate) },
  ];
  const bulkOf = (certificates: readonly Certificate[]) => {
    const deeds = bulkDeedsFor(role, certificates);
    if (certificates.length > 0 && deeds.length === 0) return <span className="muted-on-dark">{t("bulk.mixed")}</span>;
    return deeds.map((deed) => (
      <Button
        key={deed}
        kind={deed === "accept" ? "brass" : "onDark"}
        icon={ICONS[deed]}
        onClick={() => begin(deed, certificates)}
      >
        {t(`deeds.${deed}`)}
      </Button>
    ));
  };
  const ends = { onClose, onDone: done };
  const dialogs = (
    <>
      <CertificateDrawer
        certificate={viewed}
        onClose={() => setViewed(null)}
        onDeed={(deed, certificate) => begin(deed, [certificate])}
      />
      {doing && <DeedDialog doing={doing} {...ends} />}
    </>
  );
  return {
    view: setViewed,
    menuOf,
    bulkOf,
    all: (all) => setDoing({ certificates: [], ...all }),
    dialogs,
  };
};

function DeedDialog({ doing, ...ends }: { doing: Doing; onClose: () => void; onDone: () => void }) {
  const [first] = doing.certificates;
  if (doing.deed === "accept") return <AcceptDialog {...doing} {...ends} />;
  if (doing.deed === "reject") return <RejectDialog {...doing} {...ends} />;
  if (doing.deed === "remove") return <RemoveDialog certificates={doing.certificates} {...ends} />;
  return doing.deed === "revoke" && first ? <RevokeDialog certificate={first} {...ends} /> : null;
}
