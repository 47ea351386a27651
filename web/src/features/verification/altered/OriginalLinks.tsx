/** The ways to the documents that a copy names, in a banner. */
import { formatReference } from "@ijaza/schema/documents/reference";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/Button.tsx";

/** Several are told apart by their references. */
export function OriginalLinks({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation("verification");
  return ids.map((id) => (
    <ButtonLink key={id} kind="light" arrow={ArrowRight} to={`/digital_diploma/${id}`}>
      {t("actions.original")}
      {ids.length > 1 && <bdi className="mono"> {formatReference(id).slice(0, 11)}…</bdi>}
    </ButtonLink>
  ));
}
