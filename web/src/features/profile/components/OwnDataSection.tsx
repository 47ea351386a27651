/** All that is kept of the student, to download; the password must be recent. */
import { getOwnData, OWN_DATA_FILE } from "@ijaza/schema/privacy/own-data";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchFile } from "../../../platform/api/fetch-file.ts";
import { requestOf } from "../../../platform/api/request.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/Button.tsx";
import { NotConfirmed, useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { Section } from "../../../ui/Section.tsx";
import { LONG_TOAST_MS, showToast } from "../../../ui/toast.ts";

/** Throws why it was not given. */
async function fetchArchive(): Promise<void> {
  const { file, error } = await fetchFile(requestOf(getOwnData, {}), {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  if (!file) throw error;
  saveFile(file.content, file.name ?? OWN_DATA_FILE);
}

export function OwnDataSection() {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const { run, prompt } = useConfirmed();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await run(fetchArchive).then(
      () => showToast(t("ownArchive.done"), { tone: "ok" }),
      (error: unknown) => {
        if (error instanceof NotConfirmed) return;
        showToast(messageOf(error), { tone: "bad", duration: LONG_TOAST_MS });
      },
    );
    setBusy(false);
  };
  return (
    <Section title={t("ownArchive.title")}>
      <div className="stack">
        <p>{t("ownArchive.text")}</p>
        <div className="settings__ways">
          <Button icon={Download} busy={busy} onClick={() => void download()}>
            {t("ownArchive.action")}
          </Button>
        </div>
        <p className="muted">{t("ownArchive.hint")}</p>
        <p className="muted">{t("ownArchive.erase")}</p>
      </div>
      {prompt}
    </Section>
  );
}
