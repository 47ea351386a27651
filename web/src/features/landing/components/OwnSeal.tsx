/** Shows that every diploma has its own seal: two of them, one letter apart, with a note on what a seal proves. */
import { useTranslation } from "react-i18next";
import { Chip } from "../../../ui/Chip.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import "./OwnSeal.css";

export function OwnSeal() {
  const { t } = useTranslation("landing");
  return (
    <section className="own-seal" aria-labelledby="seal-title">
      <div className="own-seal__grid wrap">
        <div>
          <h2 id="seal-title">{t("seal.title")}</h2>
          <p>{t("seal.text")}</p>
          <p className="own-seal__caveat">{t("seal.caveat")}</p>
        </div>
        <div className="own-seal__pair">
          <figure>
            <Rosette seed="Yasmine Ferjani" className="own-seal__rosette own-seal__rosette--one" />
            <figcaption>
              <Chip tone="ok">{t("seal.original")}</Chip>
            </figcaption>
          </figure>
          <figure>
            <Rosette seed="Yasmine Ferjany" className="own-seal__rosette own-seal__rosette--other" />
            <figcaption>
              <Chip tone="bad">{t("seal.changed")}</Chip>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
