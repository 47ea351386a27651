/** What a document says of itself while nothing of it could be proved: plainly, and marked so. */
import "./FactsCard.css";
import type { Claims } from "@ijaza/verifier/result";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Card } from "../../../ui/Card.tsx";
import { Note } from "../../../ui/Note.tsx";
import { holderOf, titleOf } from "../facts.ts";
import { Fact, SeveralTexts } from "./Fact.tsx";

export function UnprovedCard({ claims = {} }: { claims?: Claims }) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const holder = holderOf(claims, language);
  const title = titleOf(claims, language);
  return (
    <Card look="raised" title={t("unproved.title")} className="unproved">
      <Note tone="wait">{t("unproved.text")}</Note>
      {(holder || title) && (
        <dl className="verdict-facts__grid">
          {holder && (
            <Fact label={t("facts.holder")}>
              <SeveralTexts texts={holder} />
            </Fact>
          )}
          {title && (
            <Fact label={t("facts.degree")}>
              <SeveralTexts texts={title} />
            </Fact>
          )}
        </dl>
      )}
      <p className="unproved__next">{t("unproved.next")}</p>
    </Card>
  );
}
