/** The picture of a document: its room is kept while it loads, and a word is stamped across one that is not valid. */
import { getDocumentPicture, PICTURE_WIDTHS, type PictureWidth } from "@ijaza/schema/documents/calls";
import { addressOf } from "../platform/api/request.ts";
import { Stamp } from "./Stamp.tsx";
import "./Sheet.css";

export type SheetState = "loading" | "there" | "none";

type SheetProps = {
  id: string;
  /** What is to be seen on it; the stamp is said before it. */
  alt: string;
  state: SheetState;
  onState: (state: SheetState) => void;
  /** A word stamped across it, which also makes it grey. */
  stamp?: string;
  /** Requested only while this is true. */
  isThere?: boolean;
  loading?: "lazy" | "eager";
  /** How wide it is shown (HTML, `sizes`). */
  sizes: string;
};

const pictureAt = (id: string, width: PictureWidth): string =>
  addressOf(getDocumentPicture, { id, width, format: "webp" });

export function Sheet({ id, alt, state, onState, stamp, isThere = true, loading = "lazy", sizes }: SheetProps) {
  const looks = ["sheet", stamp && "sheet--void", state === "loading" && "sheet--loading"].filter(Boolean).join(" ");
  return (
    <span className={looks}>
      <img
        src={isThere ? pictureAt(id, "800") : undefined}
        srcSet={isThere ? PICTURE_WIDTHS.map((each) => `${pictureAt(id, each)} ${each}w`).join(", ") : undefined}
        sizes={sizes}
        alt={[stamp, alt].filter(Boolean).join(" – ")}
        width={1600}
        height={1131}
        loading={loading}
        onLoad={() => onState("there")}
        onError={() => onState("none")}
      />
      {stamp && <Stamp word={stamp} />}
    </span>
  );
}
