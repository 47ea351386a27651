/** A button that downloads a file: busy while the server makes it, and with a message when it is not available. */
import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { DownloadFileOptions } from "../platform/download-file.ts";
import { Button, type ButtonLook } from "./Button.tsx";
import { useDownload } from "./use-download.ts";

type DownloadButtonProps = ButtonLook & { file: DownloadFileOptions; disabled?: boolean; children: ReactNode };

export function DownloadButton({ file, children, icon = Download, ...look }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = useDownload();
  const bring = async () => {
    setBusy(true);
    await download(file);
    setBusy(false);
  };
  return (
    <Button {...look} icon={icon} busy={busy} onClick={() => void bring()}>
      {children}
    </Button>
  );
}
