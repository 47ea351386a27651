/** The state of a user as a chip: active, blocked, or the state of the invitation. */
import { Ban, CircleCheck, Clock, type LucideIcon, MailCheck, MailX, Send } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Chip, type ChipTone } from "../../../ui/Chip.tsx";
import type { UserState } from "../user-actions.ts";

const STATES: Record<UserState, { tone: ChipTone; icon: LucideIcon }> = {
  active: { tone: "ok", icon: CircleCheck },
  used: { tone: "ok", icon: CircleCheck },
  blocked: { tone: "bad", icon: Ban },
  queued: { tone: "info", icon: Send },
  sent: { tone: "wait", icon: MailCheck },
  failed: { tone: "bad", icon: MailX },
  expired: { tone: "neutral", icon: Clock },
};

export function UserChip({ state }: { state: UserState }) {
  const { t } = useTranslation("accounts");
  return <Chip {...STATES[state]}>{t(`users.state.${state}`)}</Chip>;
}
