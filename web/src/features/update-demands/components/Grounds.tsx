/** What a demand rests on: the student's note, and the file of evidence, opened beside the page. */
import type { UpdateDemand } from "@ijaza/schema/update-demands";
import { FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import "./Grounds.css";

type GroundsProps = { demand: Pick<UpdateDemand, "_id" | "note" | "evidence">; noteLabel: string };

export function Grounds({ demand: { _id, note, evidence }, noteLabel }: GroundsProps) {
  const { t } = useTranslation("update-demands");
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
          target="_blank"
          rel="noopener"
        >
          <FileText size={18} aria-hidden="true" />
          {t(evidence.type === "application/pdf" ? "evidence.pdf" : "evidence.picture")}
        </a>
      )}
    </>
  );
}
