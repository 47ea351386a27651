/** In place of the facts of what is no original: the seal of this file, and none to match it. */
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/Card.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import "./BrokenSeal.css";

export function BrokenSeal({ seal }: { seal: string }) {
  const { t } = useTranslation("verification");
  return (
    <Card look="raised" title={t("broken.title")} className="broken">
      <div className="broken__pair">
        <figure>
          <span className="broken__empty" />
          <figcaption>
            <Chip tone="neutral">{t("broken.signed")}</Chip>
          </figcaption>
        </figure>
        <span className="broken__sign" aria-hidden="true">
          ≠
        </span>
        <figure>
          <Rosette seed={seal} className="broken__rosette" />
          <figcaption>
            <Chip tone="bad">{t("broken.given")}</Chip>
          </figcaption>
        </figure>
      </div>
      <p>{t("broken.text")}</p>
    </Card>
  );
}
