/** Replaces the uploaded files of a diploma that is not accepted yet. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import { joinNames, LARGEST_HANDED_IN, MOST_ATTACHMENTS } from "@ijaza/schema/imports/handed-in-files";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Note } from "../../../ui/Note.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useReplaceFilesMutation } from "../diplomas.api.ts";
import { HandedIn } from "./HandedIn.tsx";

type Replaceable = Pick<Diploma, "_id" | "file" | "attachments">;
type Replacement = { file?: string; attachments?: string; files: File[] };

/** One sending at a time: the other waits until it is known what stands. */
function useReplacing(_id: string) {
  const { t } = useTranslation("diplomas");
  const words = useFailureText();
  const [replace, { isLoading }] = useReplaceFilesMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (replacement: Replacement, done: string) => {
    if (isLoading) return;
    const isTooLarge = replacement.files.some(({ size }) => size > LARGEST_HANDED_IN);
    setProblem(isTooLarge ? t("handedIn.tooLarge") : null);
    if (isTooLarge) return;
    const { error } = await replace({ _id, ...replacement });
    const [first] = failureOf(error).errors ?? [];
    if (error) setProblem(first?.message ?? words(error));
    else showToast(done, { tone: "ok" });
  };
  return { send, problem, isLoading };
}

export function ReplaceFile({ diploma }: { diploma: Replaceable }) {
  const { t } = useTranslation("diplomas");
  const { send, problem, isLoading } = useReplacing(diploma._id);
  if (diploma.file === null) return null;
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
        onFile={(file) => send({ file: file.name, files: [file] }, t("handedIn.replaced"))}
      />
      <FileDrop
        compact
        multiple
        title={t("handedIn.dropAttachments")}
        choose={t("handedIn.chooseAttachments")}
        hint={isLoading ? t("handedIn.sending") : t("handedIn.attachmentsHint", { most: MOST_ATTACHMENTS })}
        accept=".pdf,.png,.jpg,.jpeg"
        onFile={(...files) => {
          const attachments = joinNames(files.map(({ name }) => name));
          return send({ attachments, files }, t("handedIn.attachmentsReplaced"));
        }}
      />
      {diploma.attachments && (
        <div>
          <Button
            size="dense"
            icon={Trash2}
            disabled={isLoading}
            onClick={() => void send({ attachments: "", files: [] }, t("handedIn.attachmentsRemoved"))}
          >
            {t("handedIn.removeAttachments")}
          </Button>
        </div>
      )}
    </div>
  );
}
