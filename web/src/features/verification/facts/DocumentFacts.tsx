/**
 * The facts of a document that its university really issued, to be compared with the copy in hand. What this check found
 * itself stands under a heading of its own, so that no label of a university's own field is taken for it.
 */
import { formatReference } from "@ijaza/schema/documents/reference";
import type { Claims } from "@ijaza/verifier/result";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Section } from "../../../ui/Section.tsx";
import { Reference } from "../../../ui/Values.tsx";
import { Fact, FactRows, SeveralTexts } from "./Facts.tsx";
import { certificateRowsOf, holderOf, isCertificate, type OwnLabels, rowsOf, titleOf } from "./facts.ts";
import type { UniversityName } from "./use-university-name.ts";

type DocumentFactsProps = {
  claims: Claims;
  university: UniversityName;
  labels?: OwnLabels;
  /** The document's id, where it is known. */
  id?: string;
};

export function DocumentFacts({ claims, university, labels, id }: DocumentFactsProps) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const holder = holderOf(claims, language);
  const title = titleOf(claims, language);
  const rows = isCertificate(claims) ? certificateRowsOf(claims, language, labels) : rowsOf(claims, language);
  const { main, registered } = university;
  return (
    <>
      <dl>
        <Fact label={t("facts.holder")}>{holder ? <SeveralTexts texts={holder} /> : t("facts.unnamed")}</Fact>
        {title && (
          <Fact label={t("facts.degree")}>
            <SeveralTexts texts={title} />
          </Fact>
        )}
        <FactRows rows={rows} />
      </dl>
      {(main || id) && (
        <Section title={t("facts.found")} level={3} rule="proved" className="fact__found">
          <dl>
            {main && (
              <Fact label={t("facts.university")}>
                <SeveralTexts texts={{ main, others: registered && registered !== main ? [registered] : [] }} />
              </Fact>
            )}
            {id && (
              <Fact label={t("facts.reference")}>
                <Reference>{formatReference(id)}</Reference>
              </Fact>
            )}
          </dl>
        </Section>
      )}
    </>
  );
}
