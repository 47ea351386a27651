/** How many recovery codes are left, with the button that renews them. */
import { LifeBuoy, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Factor } from "./Factor.tsx";

/** With fewer, new ones are recommended. */
const ENOUGH = 4;

export function RecoveryCodes({ left, onRenew }: { left: number; onRenew: () => void }) {
  const { t } = useTranslation("profile");
  return (
    <Factor
      icon={LifeBuoy}
      title={t("factor.recovery.title")}
      text={t("factor.recovery.text")}
      state={<Chip tone={left < ENOUGH ? "wait" : "neutral"}>{t("factor.recovery.left", { count: left })}</Chip>}
      action={
        <Button icon={RotateCw} onClick={onRenew}>
          {t("factor.recovery.renew")}
        </Button>
      }
    />
  );
}
