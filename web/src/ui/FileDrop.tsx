/** Where a file is dropped or chosen; without a mouse there is only the button. */
import { FileUp } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { useTouch } from "../platform/device.ts";
import "./FileDrop.css";

type FileDropProps = {
  /** What to drop, in words. */
  title: string;
  hint: string;
  choose: string;
  /** As of an `input`: `.csv,.xlsx`. */
  accept: string;
  /** One field among others: small, and its button is not the next step. */
  compact?: boolean;
  onFile: (file: File) => void;
};

export function FileDrop({ title, hint, choose, accept, compact, onFile }: FileDropProps) {
  const id = useId();
  const touch = useTouch();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button inside is everybody's.
    <div
      className={["file-drop", compact && "file-drop--compact", over && "is-over"].filter(Boolean).join(" ")}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp size={compact ? 26 : 34} aria-hidden="true" strokeWidth={1.5} />
      {!touch && <p className="file-drop__title">{title}</p>}
      <span className="file-drop__choose">
        <input
          id={id}
          type="file"
          accept={accept}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) onFile(file);
          }}
        />
        <label htmlFor={id} className={compact ? "button button--secondary button--dense" : "button button--primary"}>
          {choose}
        </label>
      </span>
      <p className="file-drop__hint">{hint}</p>
    </div>
  );
}
