/** The document's seal, with what it is worth. */
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { contextOf, type DocumentKind } from "../facts.ts";
import "./SealCard.css";

export function SealCard({ seal, kind }: { seal: string; kind: DocumentKind }) {
  const { t } = useTranslation("verification");
  return (
    <Card look="raised" className="seal-card">
      <Rosette seed={seal} size={100} color="var(--b-500)" line={0.8} />
      <p>{t("seal.compare", { context: contextOf(kind) })}</p>
    </Card>
  );
}
