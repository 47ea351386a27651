/** A field to drop or choose a file; without a mouse there is only the button. */
import { FileUp } from "lucide-react";
import { useId } from "react";
import { useTouch } from "../platform/device.ts";
import { DropArea } from "./DropArea.tsx";
import "./FileDrop.css";

type FileDropProps = {
  /** What to drop, in words. */
  title: string;
  /** The title says what the file is for: it stands also where nothing can be dropped. */
  named?: boolean;
  hint: string;
  choose: string;
  /** As of an `input`: `.csv,.xlsx`. */
  accept: string;
  /** One field among others: small, and its button is not the next step. */
  compact?: boolean;
  /** Several at once. */
  multiple?: boolean;
  onFile: (file: File, ...others: File[]) => void;
};

export function FileDrop({ title, named, hint, choose, accept, compact, multiple = false, onFile }: FileDropProps) {
  const id = useId();
  const touch = useTouch();
  const take = ([file, ...others]: Iterable<File>) => {
    if (file) onFile(file, ...(multiple ? others : []));
  };
  return (
    <DropArea
      className={compact ? "file-drop file-drop--compact" : "file-drop"}
      over="is-over"
      onDrop={({ files }) => take(files)}
    >
      <FileUp size={compact ? 26 : 34} aria-hidden="true" strokeWidth={1.5} />
      {(named || !touch) && <p className="file-drop__title">{title}</p>}
      <span className="file-drop__choose">
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = "";
            take(files);
          }}
        />
        <label htmlFor={id} className={compact ? "button button--secondary button--dense" : "button button--primary"}>
          {choose}
        </label>
      </span>
      <p className="file-drop__hint">{hint}</p>
    </DropArea>
  );
}
