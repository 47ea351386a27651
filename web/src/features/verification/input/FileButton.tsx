/** The button that opens the system's file chooser; on a painted page a label does, which needs no script. */
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "../../../platform/use-hydrated.ts";
import { Button, ButtonLabel } from "../../../ui/Button.tsx";

type FileButtonProps = {
  kind: "primary" | "secondary";
  /** The file is being searched for a code. */
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
};

export function FileButton({ kind, busy, onFiles }: FileButtonProps) {
  const { t } = useTranslation("verification/input");
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = () => {
    const files = [...(input.current?.files ?? [])];
    // Cleared, so that choosing the same file again is a change too.
    if (input.current) input.current.value = "";
    if (files.length > 0) onFiles(files);
  };
  const takeEarly = useEffectEvent(take);
  // What was chosen on the painted page, before the script was there to take it.
  useEffect(() => takeEarly(), []);
  return (
    <>
      {isHydrated ? (
        <Button kind={kind} busy={busy} onClick={() => input.current?.click()}>
          {t("box.choose")}
        </Button>
      ) : (
        <ButtonLabel kind={kind} htmlFor={id}>
          {t("box.choose")}
        </ButtonLabel>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        multiple
        aria-label={t("box.choose")}
        accept=".json,application/json,.pdf,application/pdf,image/*"
        onChange={take}
      />
    </>
  );
}
