/** Replaces the document of a diploma that the university handed in, while it is not accepted. */
import type { Diploma } from "@ijaza/schema/diploma";
import { LARGEST_HANDED_IN } from "@ijaza/schema/handed-in-files";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useReplaceFilesMutation } from "../diplomas.api.ts";
import { HandedIn } from "./HandedIn.tsx";

type Replaceable = Pick<Diploma, "_id" | "file" | "attachments">;

export function ReplaceFile({ diploma }: { diploma: Replaceable }) {
  const { t } = useTranslation("diplomas");
  const words = useFailureText();
  const [replace, { isLoading }] = useReplaceFilesMutation();
  const [problem, setProblem] = useState<string | null>(null);
  if (diploma.file === null) return null;

  const send = async (file: File) => {
    setProblem(file.size > LARGEST_HANDED_IN ? t("handedIn.tooLarge") : null);
    if (file.size > LARGEST_HANDED_IN) return;
    const { error } = await replace({ _id: diploma._id, file: file.name, files: [file] });
    const [first] = failureOf(error).errors ?? [];
    if (error) setProblem(first?.message ?? words(error));
    else showToast(t("handedIn.replaced"), { tone: "ok" });
  };
  return (
    <div className="stack">
      <HandedIn diploma={diploma} />
      {problem && <Note tone="bad">{problem}</Note>}
      <FileDrop
        compact
        title={t("handedIn.dropFile")}
        choose={t("handedIn.chooseFile")}
        hint={t(isLoading ? "handedIn.sending" : "handedIn.fileHint")}
        accept=".pdf"
        onFile={send}
      />
    </div>
  );
}
