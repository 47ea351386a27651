/** A confirmation dialog, one that was refused, and a drawer. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { Sample } from "../components/Sample.tsx";

type Shown = "question" | "refused" | "drawer";

export function Dialogs() {
  const { t } = useTranslation("showcase");
  const [shown, show] = useState<Shown>();
  const close = () => show(undefined);
  return (
    <Sample name={t("state.rest")}>
      {(["question", "refused", "drawer"] as const).map((key) => (
        <Button key={key} onClick={() => show(key)}>
          {t(`dialog.${key}`)}
        </Button>
      ))}
      <ConfirmDialog
        open={shown === "question" || shown === "refused"}
        title={t("dialog.title")}
        action={t("sample.remove")}
        failure={shown === "refused" ? t("news.bad") : undefined}
        onConfirm={close}
        onClose={close}
      >
        <p>{t("sample.sentence")}</p>
      </ConfirmDialog>
      <Drawer open={shown === "drawer"} label={t("dialog.drawer")} onClose={close}>
        <header className="drawer__head">
          <h2>{t("dialog.drawer")}</h2>
        </header>
        <div className="drawer__body">
          <p>{t("sample.sentence")}</p>
        </div>
      </Drawer>
    </Sample>
  );
}
