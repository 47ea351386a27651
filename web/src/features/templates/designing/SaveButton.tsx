/** The button that saves the design. */
import { Save } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import type { DesignerSaving } from "../saving/use-designer-saving.ts";

export function SaveButton({ kept: { isChanged, save, saving } }: { kept: DesignerSaving }) {
  const { t } = useTranslation("templates/designing");
  return (
    <Button
      kind="primary"
      icon={Save}
      busy={saving.isBusy}
      disabled={Boolean(saving.stored) && !isChanged}
      onClick={() => void save()}
    >
      {t("designer.save")}
    </Button>
  );
}
