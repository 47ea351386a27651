/** Several files that were handed in together: a line for each, with its verdict and the way to all that was checked. */
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Chip, type ChipTone } from "../../../ui/Chip.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { contextOf, holderOf, kindOf, titleOf } from "../facts/facts.ts";
import { appearanceOf, isProved, type Look } from "../verdict/appearance.ts";
import type { Line } from "./check-file.ts";
import { useFileChecks } from "./use-file-checks.ts";
import "./FilesCheck.css";

export type FilesCheckProps = { files: readonly File[] };

const TONES: Record<Look, ChipTone> = {
  valid: "ok",
  revoked: "bad",
  altered: "bad",
  unknown: "void",
  unavailable: "wait",
};

export function FilesCheck({ files }: FilesCheckProps) {
  const { t: tResult } = useTranslation("verification");
  const { t } = useTranslation("verification/input");
  const lines = useFileChecks(files);
  usePageTitle(t("files.title"));
  const done = lines.filter(({ is }) => is !== "waiting" && is !== "checking").length;
  return (
    <main className="files-check wrap" id="content" aria-busy={done < files.length}>
      <h1>{t("files.title")}</h1>
      <p>{t("files.text")}</p>
      <p role="status">{t("files.checked", { done, all: files.length })}</p>
      <ul className="files-check__list" aria-label={t("files.list")}>
        {files.map((file, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the files of a list never change, and two may have one name
          <li key={place} className="files-check__line">
            <bdi className="mono files-check__name">{file.name}</bdi>
            <Verdict line={lines[place] ?? { is: "waiting" }} place={place} />
          </li>
        ))}
      </ul>
      <ButtonLink kind="primary" to="/verification">
        {tResult("actions.another")}
      </ButtonLink>
    </main>
  );
}

function Verdict({ line, place }: { line: Line; place: number }) {
  const { t: tResult } = useTranslation("verification");
  const { t } = useTranslation("verification/input");
  if (line.is === "checked") return <Checked checked={line.checked} place={place} />;
  if (line.is === "picture") return <Picture named={line.named} />;
  if (line.is === "large") return <p className="files-check__words">{t("refusal.large")}</p>;
  if (line.is === "unread") {
    const kind = t(`refusal.kinds.${line.kind}`);
    return <p className="files-check__words">{t("refusal.unread", { kind })}</p>;
  }
  if (line.is === "failed") return <Chip tone="wait">{tResult("headline.unavailable.title")}</Chip>;
  return <Chip tone="neutral">{t(`files.${line.is}`)}</Chip>;
}

function Checked({ checked, place }: Pick<Extract<Line, { is: "checked" }>, "checked"> & { place: number }) {
  const { t: tResult } = useTranslation("verification");
  const { t } = useTranslation("verification/input");
  const language = useLanguage();
  const { state } = useLocation();
  const { look, headline } = appearanceOf(checked.result);
  const claims = checked.result.facts.claims ?? {};
  const context = checked.result.facts.badge ? "badge" : contextOf(kindOf(claims));
  const facts = isProved({ look }) ? [holderOf(claims, language)?.main, titleOf(claims, language)?.main] : [];
  return (
    <>
      <Chip tone={TONES[look]}>{tResult(`headline.${headline}.title`, { context })}</Chip>
      <span className="files-check__facts">
        {facts.filter(Boolean).map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </span>
      <ButtonLink size="dense" to="/verification" state={{ ...state, place }}>
        {t("files.open")}
      </ButtonLink>
    </>
  );
}

/** A picture leads to what its code names, and proves nothing by itself. */
function Picture({ named }: { named: Extract<Line, { is: "picture" }>["named"] }) {
  const { t: tResult } = useTranslation("verification");
  const { t } = useTranslation("verification/input");
  if (named?.kind !== "id") {
    const words =
      named?.kind === "foreign"
        ? t("refusal.foreign", { host: named.host })
        : t(named ? "refusal.noCode" : "refusal.noDecoder");
    return <p className="files-check__words">{words}</p>;
  }
  return (
    <>
      <Chip tone="void">{tResult("headline.copy.title")}</Chip>
      <ButtonLink size="dense" to={`/digital_diploma/${named.id}`} state={{ isNamedByCopy: true }}>
        {tResult("actions.original")}
      </ButtonLink>
    </>
  );
}
