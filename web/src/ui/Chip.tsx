/** A chip: icon, word and tint together, so that colour is never the only sign. */
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
  Minus,
  PenLine,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./Chip.css";

export type ChipTone = "ok" | "wait" | "info" | "bad" | "void" | "neutral";

export function Chip({ tone, icon: Icon, children }: { tone: ChipTone; icon?: LucideIcon; children: ReactNode }) {
  return (
    <span className={`chip chip--${tone}`}>
      {Icon && <Icon size={15} aria-hidden="true" />}
      {children}
    </span>
  );
}

const STATUSES = {
  pending: { tone: "wait", icon: Clock },
  unsigned: { tone: "info", icon: CircleCheck },
  accepted: { tone: "info", icon: CircleCheck },
  signing: { tone: "info", icon: LoaderCircle },
  signed: { tone: "ok", icon: PenLine },
  revoking: { tone: "void", icon: LoaderCircle },
  revoked: { tone: "void", icon: Ban },
  rejected: { tone: "bad", icon: CircleX },
  error: { tone: "bad", icon: CircleAlert },
  expired: { tone: "neutral", icon: Minus },
} as const satisfies Record<string, { tone: ChipTone; icon: LucideIcon }>;

export type ChipStatus = keyof typeof STATUSES;

const isStatus = (key: string): key is ChipStatus => key in STATUSES;

export const CHIP_STATUSES: readonly ChipStatus[] = Object.keys(STATUSES).filter(isStatus);

/** The status of a diploma or certificate, in the reader's words. */
export function StatusChip({ status }: { status: ChipStatus }) {
  const { t } = useTranslation("ui");
  return <Chip {...STATUSES[status]}>{t(`status.${status}`)}</Chip>;
}
