/** Assigns a university to another responsable: a new wallet takes over, and issued diplomas stay valid. */

import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { NotConfirmed, useConfirmed } from "../../../ui/PasswordPrompt.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useChangeResponsableMutation } from "../universities.api.ts";
import { nameOf } from "../university-text.ts";
import { ManagerChoice } from "./ManagerChoice.tsx";

export function ResponsableDialog({ university, onClose }: { university: ListedUniversity; onClose: () => void }) {
  const { t } = useTranslation("universities");
  const messageOf = useFailureText();
  const language = useLanguage();
  const name = isolate(nameOf(university, language));
  const [responsableId, setResponsableId] = useState("");
  const [failure, setFailure] = useState<string>();
  const [change, { isLoading }] = useChangeResponsableMutation();
  const { run, prompt } = useConfirmed();
  const former = university.responsable && userNameIn(university.responsable, language);
  const send = async () => {
    setFailure(undefined);
    try {
      await run(() => change({ universityId: university._id, responsableId }).unwrap());
      showToast(t("responsable.done", { name }), { tone: "ok" });
      onClose();
    } catch (error) {
      if (!(error instanceof NotConfirmed)) setFailure(messageOf(error));
    }
  };
  return (
    <>
      <ConfirmDialog
        open
        title={t(former ? "responsable.title" : "responsable.firstTitle")}
        action={t(former ? "responsable.action" : "responsable.firstAction")}
        kind="primary"
        busy={isLoading}
        blocked={!responsableId}
        failure={failure}
        onConfirm={send}
        onClose={onClose}
      >
        <p>
          {former ? t("responsable.text", { name, former: isolate(former) }) : t("responsable.firstText", { name })}
        </p>
        <ManagerChoice chosen={responsableId} onChoose={setResponsableId} />
      </ConfirmDialog>
      {prompt}
    </>
  );
}
