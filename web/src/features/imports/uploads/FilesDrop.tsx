/** Where the documents of an import are dropped or chosen: many files, a folder, or an archive. */
import { FolderUp } from "lucide-react";
import { type ChangeEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { useTouch } from "../../../platform/device.ts";
import { DropArea } from "../../../ui/DropArea.tsx";
import { filesInDrop } from "./dropped-files.ts";
import "../../../ui/FileDrop.css";
import "./FilesDrop.css";

type FilesDropProps = { onFiles: (files: Promise<File[]> | File[]) => void };

/** React does not know this attribute; every browser does. */
const FOLDER = { webkitdirectory: "" };

function Choice({
  label,
  primary,
  folder,
  onFiles,
}: FilesDropProps & { label: string; primary?: true; folder?: true }) {
  const id = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(target.files ?? []);
    target.value = "";
    if (files.length > 0) onFiles(files);
  };
  const accept = folder ? undefined : ".pdf,.png,.jpg,.jpeg,.zip";
  return (
    <span className="file-drop__choose">
      <input id={id} type="file" multiple accept={accept} onChange={take} {...(folder && FOLDER)} />
      <label htmlFor={id} className={`button button--${primary ? "primary" : "secondary"}`}>
        {label}
      </label>
    </span>
  );
}

export function FilesDrop({ onFiles }: FilesDropProps) {
  const { t } = useTranslation("imports");
  const touch = useTouch();
  return (
    <DropArea className="file-drop" over="is-over" onDrop={(dropped) => onFiles(filesInDrop(dropped))}>
      <FolderUp size={34} aria-hidden="true" strokeWidth={1.5} />
      {!touch && <p className="file-drop__title">{t("files.drop")}</p>}
      <span className="files-drop__ways">
        <Choice label={t("files.choose")} primary onFiles={onFiles} />
        {!touch && <Choice label={t("files.folder")} folder onFiles={onFiles} />}
      </span>
      <p className="file-drop__hint">{t("files.hint")}</p>
    </DropArea>
  );
}
