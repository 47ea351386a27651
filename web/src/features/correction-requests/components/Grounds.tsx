/** The grounds of a request: the student's note and evidence; a picture is shown, a PDF downloaded. */
import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import { Download, FileImage } from "lucide-react";
import { useTranslation } from "react-i18next";
import "./Grounds.css";

type GroundsProps = { request: Pick<CorrectionRequest, "_id" | "note" | "evidence">; noteLabel: string };

export function Grounds({ request: { _id, note, evidence }, noteLabel }: GroundsProps) {
  const { t } = useTranslation("correction-requests");
  const isPdf = evidence?.type === "application/pdf";
  const Icon = isPdf ? Download : FileImage;
  return (
    <>
      {note && (
        <blockquote className="grounds__note">
          <small>{noteLabel}</small>
          <p>
            <bdi>{note}</bdi>
          </p>
        </blockquote>
      )}
      {evidence && (
        <a
          className="button button--secondary button--dense grounds__file"
          href={`/api/student/evidence/${_id}`}
          {...(isPdf ? { download: "" } : { target: "_blank", rel: "noopener" })}
        >
          <Icon size={18} aria-hidden="true" />
          {t(isPdf ? "evidence.pdf" : "evidence.picture")}
        </a>
      )}
    </>
  );
}
