/** Shares a link: with another program where the browser can, else by the clipboard, and reports the outcome. */
import { useTranslation } from "react-i18next";
import { showToast } from "../../../ui/toast.ts";

/** `left` when the visitor cancelled. */
const passOn = async (url: string, title: string): Promise<"shared" | "copied" | "left"> => {
  if (navigator.share) {
    const shared = await navigator.share({ url, title }).then(
      () => true,
      () => false,
    );
    return shared ? "shared" : "left";
  }
  await navigator.clipboard.writeText(url);
  return "copied";
};

export const usePassOn = () => {
  const { t } = useTranslation("verification");
  return async (url: string): Promise<void> => {
    const done = await passOn(url, document.title).catch(() => "failed");
    if (done === "copied") showToast(t("actions.copied"), { tone: "ok" });
    if (done === "failed") showToast(t("actions.notCopied"), { tone: "wait" });
  };
};
