/** The form of a new diploma: the fields of its mode, and its document if the university uploads it. */
import { FILE_FIELDS, fieldsOfMode, takesFiles } from "@ijaza/schema/diplomas/fields";
import { judgeDiplomaRow } from "@ijaza/schema/diplomas/rows";
import type { Mode } from "@ijaza/schema/users/calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useNavigate } from "react-router";
import { api } from "../../../platform/api/api.ts";
import { type Texts, useJudgedForm } from "../../../platform/use-judged-form.ts";
import { Card } from "../../../ui/Card.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { RecordForm } from "../../records/records.parts.tsx";
import { useAddDiplomasMutation } from "../diplomas.api.ts";
import { WIDE_FIELDS } from "../editable.ts";
import { DocumentField } from "./DocumentField.tsx";

const FILES = new Set<string>(FILE_FIELDS.map(({ name }) => name));

const today = () => new Date().toISOString().slice(0, 10);
const filled = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));

export function NewDiplomaForm({ mode, templateName }: { mode: Mode; templateName?: string }) {
  const { t } = useTranslation("diplomas");
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [add] = useAddDiplomasMutation();
  const [document, setDocument] = useState<File>();
  const [isKnown, setKnown] = useState(false);
  const fields = fieldsOfMode(mode).filter(({ name }) => !FILES.has(name));
  const withFile = (texts: Texts) => ({ ...filled(texts), ...(document && { file: document.name }) });

  const form = useJudgedForm({
    start: Object.fromEntries(fields.map(({ name }) => [name, ""])),
    judge: (texts) => judgeDiplomaRow({ mode, row: withFile(texts), today: today() }).faults,
    send: async (texts) => {
      setKnown(false);
      const row = withFile(texts);
      const call = { mode, ...(templateName && { templateName }), diplomas: [row], files: document ? [document] : [] };
      const { created, errors } = await add(call).unwrap();
      if (errors.length > 0) return errors.flatMap((each) => each.errors);
      if (created === 0) setKnown(true);
      else {
        dispatch(api.util.invalidateTags(["diplomas", "students", "agents"]));
        showToast(t("addOne.done"), { tone: "ok" });
        navigate("/diplomasList?tab=pending", { replace: true });
      }
      return [];
    },
  });
  return (
    <div className="stack">
      {takesFiles(mode) && <DocumentField document={document} error={form.errors.file} onChoose={setDocument} />}
      {isKnown && <Note tone="wait">{t("addOne.known")}</Note>}
      <Card>
        <RecordForm form={form} fields={fields} wide={WIDE_FIELDS} action={t("addOne.action")} back="/add_diplomas" />
      </Card>
    </div>
  );
}
