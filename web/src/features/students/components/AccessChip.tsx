/** The state of a student's access, as a chip. */
import { CircleCheck, Clock, type LucideIcon, MailCheck, MailX, Minus, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Chip, type ChipTone } from "../../../ui/Chip.tsx";
import type { AccessState } from "../access-state.ts";

const STATES: Record<AccessState, { tone: ChipTone; icon: LucideIcon }> = {
  none: { tone: "neutral", icon: Minus },
  queued: { tone: "info", icon: Send },
  sent: { tone: "wait", icon: MailCheck },
  failed: { tone: "bad", icon: MailX },
  used: { tone: "ok", icon: CircleCheck },
  expired: { tone: "neutral", icon: Clock },
};

export function AccessChip({ state }: { state: AccessState }) {
  const { t } = useTranslation("students");
  return <Chip {...STATES[state]}>{t(`invitation.${state}`)}</Chip>;
}
