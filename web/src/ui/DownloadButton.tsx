/** A button that downloads a file: busy while the server makes it, and with a message when it is not available. */
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFailureText } from "../platform/api/use-failure-text.ts";
import { type DownloadFileOptions, downloadFile } from "../platform/download-file.ts";
import { Button, type ButtonLook } from "./Button.tsx";
import { LONG_TOAST_MS, showToast } from "./toast.ts";

type DownloadButtonProps = ButtonLook & { file: DownloadFileOptions; disabled?: boolean; children: ReactNode };

export function DownloadButton({ file, children, icon = Download, ...look }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const messageOf = useFailureText();
  const bring = async () => {
    setBusy(true);
    const failure = await downloadFile(file);
    setBusy(false);
    if (failure !== null) showToast(messageOf(failure), { tone: "bad", duration: LONG_TOAST_MS });
  };
  return (
    <Button {...look} icon={icon} busy={busy} onClick={() => void bring()}>
      {children}
    </Button>
  );
}
