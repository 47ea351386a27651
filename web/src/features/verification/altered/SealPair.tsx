/** The seal of an altered file beside the seal of the signed original, if there is one. */
import { PenLine, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Chip } from "../../../ui/Chip.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import "./SealPair.css";

export function SealPair({ given, signed }: { given: string; signed?: string }) {
  const { t } = useTranslation("verification");
  return (
    <div className={signed ? "seal-pair" : "seal-pair seal-pair--alone"}>
      {signed && (
        <>
          <figure>
            <Rosette seed={signed} className="seal-pair__signed" />
            <figcaption>
              <Chip tone="ok" icon={PenLine}>
                {t("broken.signed")}
              </Chip>
            </figcaption>
          </figure>
          <span className="seal-pair__sign" aria-hidden="true">
            ≠
          </span>
        </>
      )}
      <figure>
        <Rosette seed={given} className="seal-pair__given" />
        <figcaption>
          <Chip tone="bad" icon={X}>
            {t("broken.given")}
          </Chip>
        </figcaption>
      </figure>
    </div>
  );
}
