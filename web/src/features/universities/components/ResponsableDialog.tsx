/** Assigns a university to another responsable: a new wallet takes over, and issued diplomas stay valid. */

import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { useChangeResponsableMutation } from "../universities.api.ts";
import { nameOf } from "../university-text.ts";
import { ManagerChoice } from "./ManagerChoice.tsx";

export function ResponsableDialog({ university, onClose }: { university: ListedUniversity; onClose: () => void }) {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const name = isolate(nameOf(university, language));
  const [responsableId, setResponsableId] = useState("");
  const [change] = useChangeResponsableMutation();
  const former = university.responsable && userNameIn(university.responsable, language);
  const confirmed = useConfirmedAction({
    call: () => change({ universityId: university._id, responsableId }).unwrap(),
    done: t("responsable.done", { name }),
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      {...confirmed}
      title={t(former ? "responsable.title" : "responsable.firstTitle")}
      action={t(former ? "responsable.action" : "responsable.firstAction")}
      kind="primary"
      blocked={!responsableId}
      onClose={onClose}
    >
      <p>{former ? t("responsable.text", { name, former: isolate(former) }) : t("responsable.firstText", { name })}</p>
      <ManagerChoice chosen={responsableId} onChoose={setResponsableId} />
    </ConfirmDialog>
  );
}
