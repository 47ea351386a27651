/** A drawing of a document that was checked as a file, for which there is no picture to fetch. */
import type { Claims } from "@ijaza/verifier/result";
import { formatDate } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { DiplomaArt } from "../../../ui/art/DiplomaArt.tsx";
import { holderOf, rowsOf, titleOf } from "./facts.ts";

export type DrawnDocumentProps = { claims: Claims; university: string; seal: string; stamp?: string };

/** Renders nothing where the document does not disclose its holder, or what it certifies. */
export function DrawnDocument({ claims, university, seal, stamp }: DrawnDocumentProps) {
  const language = useLanguage();
  const holder = holderOf(claims, language);
  const title = titleOf(claims, language);
  if (!holder || !title) return null;
  const rows = rowsOf(claims, language);
  const factOf = (sought: string) => rows.find(({ name }) => name === sought)?.value;
  const honours = claims.honours === "none" ? undefined : factOf("honours");
  const decided = claims.decisionDate === undefined ? undefined : formatDate(String(claims.decisionDate), language);
  return (
    <div className="mat">
      <DiplomaArt
        university={university}
        degree={title.main}
        field={factOf("speciality")}
        holder={holder.main}
        line={[honours, decided].filter(Boolean).join(language === "ar" ? "، " : ", ")}
        seed={seal}
        stamp={stamp}
      />
    </div>
  );
}
