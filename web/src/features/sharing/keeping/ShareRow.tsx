/** One share in its owner's list: for whom, what, until when, how often it was opened, and its actions. */
import type { Share } from "@ijaza/schema/sharing/shares";
import { CalendarDays, Copy, KeyRound, QrCode } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { PURPOSE_ICONS } from "../making/PurposeChips.tsx";
import { ShareCode } from "../making/ShareCode.tsx";
import { presetOf, type Shareable } from "../making/shareable.ts";
import { NewPinDialog } from "./NewPinDialog.tsx";
import { ShareEnd, ShareViews } from "./ShareStanding.tsx";
import { TakeBackDialog } from "./TakeBackDialog.tsx";
import { useCopyLink } from "./use-copy-link.ts";
import { ViewsDialog } from "./ViewsDialog.tsx";

type ShareRowProps = { share: Share; documents: readonly Shareable[]; onAgain: () => void };

/** The name of a share: its label, the organisation that asked, or its purpose. */
function useName({ label, grantedTo, purpose, purposeText }: Share): string {
  const { t } = useTranslation("sharing");
  return label ?? grantedTo?.domain ?? purposeText ?? t(`purpose.${purpose}`);
}

function useWhat({ items, purpose, hasPin }: Share, documents: readonly Shareable[]): string {
  const { t } = useTranslation("sharing");
  const [first] = items;
  const document = documents.find(({ _id }) => _id === first?.documentId);
  const preset = first && document ? presetOf(document, first.claims) : "own";
  const facts = items.reduce((sum, { claims }) => sum + claims.length, 0);
  const shown = items.length > 1 ? t("row.documents", { count: items.length }) : undefined;
  const what = preset === "own" ? t("row.facts", { count: facts }) : t(`preset.${preset}.title`);
  return [t(`purpose.${purpose}`), shown ?? what, hasPin && t("form.pin")].filter(Boolean).join(" · ");
}

export function ShareRow({ share, documents, onAgain }: ShareRowProps) {
  const { t } = useTranslation("sharing");
  const [shown, show] = useState<"code" | "pin" | "views" | "end">();
  const copy = useCopyLink();
  const name = useName(share);
  const what = useWhat(share, documents);
  const { link, state } = share;
  const Icon = PURPOSE_ICONS[share.purpose];
  const close = () => show(undefined);
  const canShareAgain = share.items.some(({ documentId: recordId }) => documents.some(({ _id }) => _id === recordId));
  const views = { key: "views", label: t("views.open"), icon: CalendarDays, onChoose: () => show("views") };
  const items = [
    ...(link ? [{ key: "code", label: t("code.open"), icon: QrCode, onChoose: () => show("code") }] : []),
    ...(link ? [{ key: "pin", label: t("newPin.open"), icon: KeyRound, onChoose: () => show("pin") }] : []),
    views,
  ];
  return (
    <li className={link ? "share-row" : "share-row share-row--ended"}>
      <span className="share-row__icon">
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="share-row__name">
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>{what}</p>
      </div>
      <ShareEnd share={share} />
      <ShareViews share={share} />
      <div className="share-row__actions">
        {link && state === "live" && (
          <Button size="dense" icon={Copy} onClick={() => void copy(link)}>
            {t("row.copy")}
          </Button>
        )}
        {link && state === "locked" && (
          <Button size="dense" icon={KeyRound} onClick={() => show("pin")}>
            {t("newPin.open")}
          </Button>
        )}
        {link && (
          <Button size="dense" kind="ghost" onClick={() => show("end")}>
            {t("row.takeBack")}
          </Button>
        )}
        {!link && canShareAgain && (
          <Button size="dense" onClick={onAgain}>
            {t("row.again")}
          </Button>
        )}
        <Menu label={t("row.menu", { name: isolate(name) })} items={items} />
      </div>
      {shown === "code" && link && (
        <Dialog open title={t("code.title")} onClose={close}>
          <ShareCode link={link} />
        </Dialog>
      )}
      {shown === "pin" && <NewPinDialog id={share._id} onClose={close} />}
      {shown === "views" && <ViewsDialog id={share._id} onClose={close} />}
      {shown === "end" && <TakeBackDialog id={share._id} name={name} onClose={close} />}
    </li>
  );
}
