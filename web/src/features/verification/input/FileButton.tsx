/** The button that opens the system's file chooser. */
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";

type FileButtonProps = {
  kind: "primary" | "secondary";
  /** The file is being searched for a code. */
  busy: boolean;
  onFile: (file: File) => void;
};

export function FileButton({ kind, busy, onFile }: FileButtonProps) {
  const { t } = useTranslation("verification");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind={kind} busy={busy} onClick={() => input.current?.click()}>
        {t("box.choose")}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("box.choose")}
        accept=".json,application/json,.pdf,application/pdf,image/png,image/jpeg,image/webp"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Cleared, so that choosing the same file again is a change too.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
