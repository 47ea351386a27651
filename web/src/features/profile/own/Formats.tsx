/** The other formats of one's own document: proof, badge, a profile elsewhere, and what the university uploaded. */
import { BadgeCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DocumentFiles } from "../../../ui/DocumentFiles.tsx";
import { HandedIn } from "../../diplomas/diplomas.parts.ts";
import { linkedInOf } from "./HoldingActions.tsx";
import type { Holding } from "./holdings.ts";

export function Formats({ holding, university }: { holding: Holding; university: string }) {
  const { t } = useTranslation("profile");
  const linkedIn = linkedInOf(holding, university);
  return (
    <div className="stack">
      <div className="own-data__actions">
        <DocumentFiles id={holding._id} name={holding.fileName} />
        {linkedIn && (
          <a className="button button--secondary" href={linkedIn} target="_blank" rel="noopener noreferrer">
            <BadgeCheck size={18} aria-hidden="true" />
            {t("own.linkedIn")}
          </a>
        )}
      </div>
      {holding.kind === "diploma" && <HandedIn diploma={holding.record} />}
    </div>
  );
}
