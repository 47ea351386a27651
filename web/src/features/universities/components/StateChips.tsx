/** What is unusual about a university, as chips; nothing when all is well. */
import type { University } from "@ijaza/schema/universities/calls";
import { Ban, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Chip } from "../../../ui/Chip.tsx";

export function StateChips({ university: { suspended, registeredAt } }: { university: University }) {
  const { t } = useTranslation("universities");
  return (
    <>
      {suspended && (
        <Chip tone="void" icon={Ban}>
          {t("suspended")}
        </Chip>
      )}
      {!registeredAt && (
        <Chip tone="wait" icon={Clock}>
          {t("registering")}
        </Chip>
      )}
    </>
  );
}
