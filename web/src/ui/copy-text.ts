/** Copies a text for other programs and confirms it, or says that the browser refused. */
import { showToast } from "./toast.ts";

type Messages = { copied: string; refused: string };

export async function copyText(text: string, { copied, refused }: Messages): Promise<void> {
  const isCopied = await Promise.resolve()
    .then(() => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
  showToast(isCopied ? copied : refused, { tone: isCopied ? "ok" : "wait" });
}
