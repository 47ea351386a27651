/** Shows a toast of templates: at the top left, where all of them stand. */
import { showToast } from "../../ui/toast.ts";

export const showTemplateToast = (text: string, tone: "ok" | "bad"): void =>
  void showToast(text, { tone, atLeft: true });
