/** Uploads a picture for the template; the server converts it. */
import { type addTemplatePicture, LARGEST_TEMPLATE_PICTURE } from "@ijaza/schema/templates/calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Reply } from "../../../platform/api/request.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { FileDrop } from "../../../ui/FileDrop.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { useAddTemplatePictureMutation } from "../templates.api.ts";

const TYPES = "image/png,image/jpeg,image/webp";
type PictureUploadProps = { label: string; onAdded: (added: Reply<typeof addTemplatePicture>) => void };

export function PictureUpload({ label, onAdded }: PictureUploadProps) {
  const { t } = useTranslation("templates/designing");
  const messageOf = useFailureText();
  const [add, { isLoading }] = useAddTemplatePictureMutation();
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File) => {
    setRefusal(undefined);
    if (file.size > LARGEST_TEMPLATE_PICTURE) return setRefusal(t("picture.tooLarge"));
    try {
      onAdded(await add({ files: [file] }).unwrap());
    } catch (error) {
      setRefusal(messageOf(error));
    }
  };
  return (
    <div className="stack" aria-busy={isLoading || undefined}>
      {refusal && <Note tone="bad">{refusal}</Note>}
      <FileDrop
        compact
        named
        title={label}
        hint={t("picture.hint")}
        choose={t("picture.choose")}
        accept={TYPES}
        onFile={(file) => void take(file)}
      />
      {isLoading && (
        <p className="bar__state">
          <Spinner size={16} />
          {t("picture.sending")}
        </p>
      )}
    </div>
  );
}
