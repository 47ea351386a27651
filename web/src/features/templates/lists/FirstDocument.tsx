/** A university's first diploma as it would be made now, gaps included: the preview of its oldest template. */
import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTemplates } from "../use-templates.ts";
import "./FirstDocument.css";
import { Thumbnail } from "./Thumbnail.tsx";

export type FirstDocumentProps = {
  /** What the picture is; the first diploma of the university by default. */
  caption?: string;
};

/** Renders nothing while it is not known which templates there are. */
export function FirstDocument({ caption }: FirstDocumentProps) {
  const { t } = useTranslation("templates");
  const { templates } = useTemplates("diploma");
  const [first] = templates ?? [];
  if (!first) return null;
  return (
    <figure className="first-document">
      <figcaption>
        <Eye size={18} aria-hidden="true" />
        {caption ?? t("lists.first")}
      </figcaption>
      <div className="first-document__mat">
        <Thumbnail kind="diploma" drawingId={first._id} layout={first.layout} />
      </div>
    </figure>
  );
}
