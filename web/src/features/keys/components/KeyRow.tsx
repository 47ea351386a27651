/** One key: what it is, its state, what is under way for it, and what can be done. */
import type { KeyAction, UniversityKey } from "@ijaza/schema/keys/calls";
import { Ban, Check, CircleX, Clock, type LucideIcon, Minus, ShieldAlert, ShieldX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Chip, type ChipTone } from "../../../ui/Chip.tsx";
import { Reference } from "../../../ui/Values.tsx";
import { shortKey, useKeyText } from "../key-text.ts";
import "./KeyRow.css";

const LOOKS: Record<UniversityKey["state"], { tone: ChipTone; icon: LucideIcon }> = {
  entering: { tone: "wait", icon: Clock },
  beginning: { tone: "wait", icon: Clock },
  current: { tone: "ok", icon: Check },
  replaced: { tone: "neutral", icon: Minus },
  ended: { tone: "neutral", icon: Minus },
  marked: { tone: "bad", icon: ShieldAlert },
  compromised: { tone: "bad", icon: ShieldX },
  vetoed: { tone: "void", icon: Ban },
};

const HARMFUL: readonly KeyAction[] = ["mark", "veto", "end"];

type KeyRowProps = {
  shown: UniversityKey;
  actions: readonly KeyAction[];
  onAction: (action: KeyAction) => void;
};

export function KeyRow({ shown, actions, onAction }: KeyRowProps) {
  const { t } = useTranslation("keys");
  const { stateOf, show } = useKeyText();
  const { state, publicId, reportedSince, open } = shown;
  const name = shortKey(publicId);
  return (
    <li className="key-row">
      <div className="key-row__words">
        <span className="key-row__line">
          <Chip {...LOOKS[state]}>{t(`chips.${state}`)}</Chip>
          <Reference>{name}</Reference>
        </span>
        <p>{stateOf(shown)}</p>
        {reportedSince && <p>{t("reported", { moment: show(reportedSince) })}</p>}
        {open.map(({ action, waitsFor }) => (
          <span key={action} className="key-row__line">
            <Chip tone="wait" icon={Clock}>
              {t(`open.${action}`)}
            </Chip>
            {waitsFor !== "chain" && <span className="muted">{t(`waitsFor.${waitsFor}`)}</span>}
          </span>
        ))}
      </div>
      {actions.length > 0 && (
        <div className="key-row__actions">
          {actions.map((action) => (
            <Button
              key={action}
              size="dense"
              icon={HARMFUL.includes(action) ? CircleX : undefined}
              aria-label={t("actionOf", { action: t(`actions.${action}`), key: name })}
              onClick={() => onAction(action)}
            >
              {t(`actions.${action}`)}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
