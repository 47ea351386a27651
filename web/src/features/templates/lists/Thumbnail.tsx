/** A template as a small picture of its first page, in the language that its documents are made in. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { FieldDefinition, TemplateKind } from "@ijaza/schema/templates/calls";
import { pageDimensions } from "@ijaza/schema/templates/page";
import { ImageOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import "./Thumbnail.css";
import { pagesOf } from "../model/pages.ts";
import { useSvgAddress } from "../previewing/use-svg-address.ts";
import { useDrawThumbnailQuery } from "../templates.api.ts";

type ThumbnailProps = {
  kind: TemplateKind;
  /** Of the version or the design, which never changes. */
  drawingId: string;
  layout: AnyLayout;
  fieldsDefinition?: FieldDefinition[];
};

/** The picture is hidden from screen readers: the name stands beside it. */
export function Thumbnail({ kind, drawingId, layout, fieldsDefinition }: ThumbnailProps) {
  const { t } = useTranslation("templates");
  const { width, height } = pageDimensions(layout.page);
  const preview = {
    kind,
    layout,
    language: layout.language,
    sample: "ordinary" as const,
    fieldsDefinition: kind === "certificate" ? fieldsDefinition : undefined,
  };
  const { data, isError } = useDrawThumbnailQuery({ versionId: drawingId, preview });
  const address = useSvgAddress(data?.svg);
  const count = pagesOf(data?.svg, { width, height });
  const paper = () => {
    if (address) return <img src={address} alt="" style={{ height: `${count * 100}%` }} />;
    return isError ? <ImageOff size={22} aria-hidden="true" /> : <Skeleton height="100%" />;
  };
  return (
    <span className="thumbnail">
      <span className="thumbnail__paper" style={{ aspectRatio: `${width} / ${height}` }}>
        {paper()}
        {count > 1 && <span className="thumbnail__pages">{t("lists.pages", { count })}</span>}
      </span>
    </span>
  );
}
