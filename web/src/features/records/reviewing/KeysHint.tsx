/** The keys of the room: a hint in its head, and all of them in a dialog. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/Dialog.tsx";
import { KeyCap } from "./KeyCap.tsx";
import { useKeys } from "./use-keys.ts";

const KEYS = [
  { caps: ["A"], action: "accept" },
  { caps: ["R"], action: "reject" },
  { caps: ["↑", "↓"], action: "move" },
  { caps: ["?"], action: "keys" },
  { caps: ["Esc"], action: "cancel" },
] as const;

export function KeysHint() {
  const { t } = useTranslation("records/reviewing");
  const [open, setOpen] = useState(false);
  useKeys({ "?": () => setOpen(true) });
  return (
    <>
      <button type="button" className="review__keys" onClick={() => setOpen(true)} aria-keyshortcuts="?">
        <KeyCap>↑</KeyCap>
        <KeyCap>↓</KeyCap>
        <span aria-hidden="true">{t("keys.move")}</span>
        <KeyCap>?</KeyCap>
        <span>{t("keys.short")}</span>
      </button>
      <Dialog open={open} title={t("keys.title")} onClose={() => setOpen(false)}>
        <dl className="review__key-list">
          {KEYS.map(({ caps, action }) => (
            <div key={action}>
              <dt>
                {caps.map((cap) => (
                  <kbd key={cap} className="key-cap">
                    {cap}
                  </kbd>
                ))}
              </dt>
              <dd>{t(`keys.all.${action}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="muted">{t("keys.note")}</p>
      </Dialog>
    </>
  );
}
