/** What the university signed under the reference that a file names, or inside it, in short. */
import { formatReference } from "@ijaza/schema/documents/reference";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Reference } from "../../../ui/Values.tsx";
import { FacingTitle } from "../facts/FacingTitle.tsx";
import { Fact, FactRows } from "../facts/Facts.tsx";
import { facingOf } from "../facts/facing.ts";
import { contextOf, kindOf, rowsOf } from "../facts/facts.ts";
import { useUniversityName } from "../facts/use-university-name.ts";
import { appearanceOf } from "../verdict/appearance.ts";
import type { Original } from "./use-original.ts";

const SHORT = ["honours", "diplomaNumber"];

type OriginalFactsProps = { original: Original; title: string; children: ReactNode };

export function OriginalFacts({ original: { id, verified }, title, children }: OriginalFactsProps) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const { claims = {}, issuer } = verified.result.facts;
  const university = useUniversityName(issuer);
  const { look, headline } = appearanceOf(verified.result);
  const rows = rowsOf(claims, language).filter(({ name }) => SHORT.includes(name));
  return (
    <Section title={title} size="large" rule="proved">
      <FacingTitle facing={facingOf({ claims, language, university })} standing="proved" />
      {look !== "valid" && (
        <p className="altered__since">
          <Chip tone="void">{t(`headline.${headline}.title`, { context: contextOf(kindOf(claims)) })}</Chip>
        </p>
      )}
      <dl>
        <FactRows rows={rows} />
        {id && (
          <Fact label={t("facts.reference")}>
            <Reference>{formatReference(id)}</Reference>
          </Fact>
        )}
      </dl>
      <div className="verdict__actions">{children}</div>
    </Section>
  );
}
