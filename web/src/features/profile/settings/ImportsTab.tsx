/** `/settings/imports`: the mode that the next import begins with. */
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { EmptyState } from "../../../ui/States.tsx";
import { ModeSection } from "../components/ModeSection.tsx";

export function ImportsTab() {
  const { t } = useTranslation("profile");
  if (useUser().mode.length === 0) return <EmptyState title={t("mode.none")} text={t("mode.noneText")} />;
  return <ModeSection />;
}
