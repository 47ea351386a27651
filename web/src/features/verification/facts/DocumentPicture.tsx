/** The public picture of the document; a press enlarges it. Renders nothing where there is none. */
import { ZoomIn } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Scrollable } from "../../../ui/Scrollable.tsx";
import { Sheet, type SheetState } from "../../../ui/Sheet.tsx";
import { contextOf, type DocumentKind } from "./facts.ts";
import "./DocumentPicture.css";

type DocumentPictureProps = {
  id: string;
  kind: DocumentKind;
  /** The name in it, and what it certifies. */
  names: string;
  /** A word stamped across it, which also makes it grey. */
  stamp?: string;
  /** Requested only once this is true; until then its room is kept. */
  isThere?: boolean;
};

export function DocumentPicture({ id, kind, names, stamp, isThere = false }: DocumentPictureProps) {
  const { t } = useTranslation("verification");
  const [state, setState] = useState<SheetState>("loading");
  const [enlarged, setEnlarged] = useState(false);
  if (state === "none") return null;
  const alt = t("picture.alt", { names });
  const sizes = enlarged ? "100vw" : "(max-width: 999px) 100vw, 620px";
  const sheet = (
    <Sheet id={id} alt={alt} state={state} onState={setState} stamp={stamp} isThere={isThere} sizes={sizes} />
  );
  return (
    <figure className="document-picture" data-state={state}>
      <div className="mat">
        <button
          type="button"
          className="document-picture__open"
          disabled={state !== "there"}
          onClick={() => setEnlarged(true)}
        >
          {sheet}
          <span className="document-picture__hint">
            <ZoomIn size={18} aria-hidden="true" />
            {t("picture.enlarge")}
          </span>
        </button>
      </div>
      <figcaption>{t("picture.caption", { context: contextOf(kind) })}</figcaption>
      <Dialog open={enlarged} wide title={t("picture.title")} onClose={() => setEnlarged(false)}>
        <Scrollable className="document-picture__whole" label={t("picture.title")}>
          {sheet}
        </Scrollable>
      </Dialog>
    </figure>
  );
}
