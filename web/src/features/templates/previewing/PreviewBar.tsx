/** The bar of the preview: whose values, which language, the scale, and whether the drawing is current. */
import { SAMPLES } from "@ijaza/schema/templates/calls";
import { CircleAlert, Maximize2, ZoomIn, ZoomOut } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language, languageOf } from "../../../platform/i18n/languages.ts";
import { Button } from "../../../ui/Button.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import type { Scale } from "../designing/use-scale.ts";
import type { usePreview } from "./use-preview.ts";

export type Sample = (typeof SAMPLES)[number];
export type Shown = { language: Language; sample: Sample };

type PreviewBarProps = {
  shown: Shown;
  onShow: (shown: Shown) => void;
  scale: Scale;
  drawn: ReturnType<typeof usePreview>;
  /** Each text of the layout has a language of its own, so that none is to be chosen. */
  hasLanguages?: boolean;
  /** Further choices. */
  children?: ReactNode;
};

/** Repeating would change nothing: the server's message says what would. */
const REFUSALS = ["template_text_too_long", "invalid_input"];

function DrawnState({ drawn }: Pick<PreviewBarProps, "drawn">) {
  const { t } = useTranslation("templates/designing");
  if (drawn.state === "fresh") return <span className="bar__state">{t("preview.fresh")}</span>;
  if (drawn.state === "behind")
    return (
      <span className="bar__state">
        <Spinner size={16} />
        {t("preview.behind")}
      </span>
    );
  const { error = "", message, errors = [] } = failureOf(drawn.error);
  if (REFUSALS.includes(error))
    return (
      <span className="bar__state bar__state--bad bar__state--told" role="alert">
        <CircleAlert size={16} aria-hidden="true" />
        <span>{errors[0]?.message ?? message}</span>
      </span>
    );
  return (
    <span className="bar__state bar__state--bad" role="alert">
      <CircleAlert size={16} aria-hidden="true" />
      {t("preview.failed")}
      <Button size="dense" onClick={drawn.again}>
        {t("preview.again")}
      </Button>
    </span>
  );
}

export function PreviewBar({ shown, onShow, scale, drawn, hasLanguages = false, children }: PreviewBarProps) {
  const { t } = useTranslation("templates/designing");
  return (
    <div className="bar bar--foot">
      <div className="bar__group">
        {!hasLanguages && (
          <select
            aria-label={t("preview.language")}
            className="bar__select"
            value={shown.language}
            onChange={(event) => onShow({ ...shown, language: languageOf(event.target.value) })}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </select>
        )}
        <select
          aria-label={t("preview.sample")}
          className="bar__select"
          value={shown.sample}
          onChange={(event) =>
            onShow({ ...shown, sample: SAMPLES.find((each) => each === event.target.value) ?? "ordinary" })
          }
        >
          {SAMPLES.map((sample) => (
            <option key={sample} value={sample}>
              {t(`preview.${sample}`)}
            </option>
          ))}
        </select>
        {children}
        <DrawnState drawn={drawn} />
      </div>
      <fieldset className="bar__group" aria-label={t("zoom.title")}>
        <IconButton label={t("zoom.reduce")} title={t("zoom.reduce")} disabled={!scale.reduce} onClick={scale.reduce}>
          <ZoomOut size={18} aria-hidden="true" />
        </IconButton>
        <bdi className="bar__percent num">{t("zoom.percent", { percent: scale.percent })}</bdi>
        <IconButton
          label={t("zoom.enlarge")}
          title={t("zoom.enlarge")}
          disabled={!scale.enlarge}
          onClick={scale.enlarge}
        >
          <ZoomIn size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t("zoom.fit")} title={t("zoom.fit")} aria-pressed={scale.zoom === "fit"} onClick={scale.fit}>
          <Maximize2 size={18} aria-hidden="true" />
        </IconButton>
      </fieldset>
    </div>
  );
}
