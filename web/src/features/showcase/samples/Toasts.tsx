/** Toasts: those of templates at the top left, all others at the top right. */
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { showToast, type ToastTone } from "../../../ui/toast.ts";
import { Sample } from "../components/Sample.tsx";

const TONES: readonly ToastTone[] = ["info", "ok", "wait", "bad"];

export function Toasts() {
  const { t } = useTranslation("showcase");
  return (
    <>
      <Sample name={t("toast.right")}>
        {TONES.map((tone) => (
          <Button key={tone} onClick={() => showToast(t(`news.${tone}`), { tone })}>
            {t(`tone.${tone}`)}
          </Button>
        ))}
      </Sample>
      <Sample name={t("toast.left")}>
        <Button onClick={() => showToast(t("toast.saved"), { tone: "ok", atLeft: true })}>{t("toast.show")}</Button>
      </Sample>
    </>
  );
}
