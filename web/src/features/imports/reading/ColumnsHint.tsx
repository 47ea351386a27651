/** The columns that the file must have and those that it may have, by their labels in the page's language. */
import { TITLES } from "@ijaza/schema/diplomas/fields";
import type { Field } from "@ijaza/schema/fields/fields";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Card } from "../../../ui/Card.tsx";
import { fieldsOf, type Subject } from "../parsing/subject.ts";
import { namesOf } from "./names-of.ts";
import "./ColumnsHint.css";

const titleNames = new Set<string>(TITLES);
const isTitle = ({ name }: Field) => titleNames.has(name);

export function ColumnsHint({ subject }: { subject: Subject }) {
  const { t } = useTranslation("imports");
  const language = useLanguage();
  const fields = fieldsOf(subject);
  const titles = subject.of === "diplomas" ? fields.filter(isTitle) : [];
  const optional = fields.filter((field) => !field.required && !titles.includes(field));
  return (
    <Card title={t("hint.title")}>
      <dl className="columns-hint">
        <dt>{t("hint.needed")}</dt>
        <dd>
          {namesOf(
            fields.filter(({ required }) => required),
            language,
          )}
        </dd>
        {titles.length > 0 && (
          <>
            <dt>{t("hint.oneOf")}</dt>
            <dd>{namesOf(titles, language)}</dd>
          </>
        )}
        {optional.length > 0 && (
          <>
            <dt>{t("hint.optional")}</dt>
            <dd className="muted">{namesOf(optional, language)}</dd>
          </>
        )}
      </dl>
      <p className="muted">{t("hint.headers")}</p>
    </Card>
  );
}
