/** Universities that need attention, by name and without a ranking. */
import { useTranslation } from "react-i18next";
import { formatDaysAgo } from "../../../platform/format/format.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Section } from "../../../ui/Section.tsx";
import { DateValue, NumberValue } from "../../../ui/Values.tsx";
import { useGetAttentionQuery } from "../dashboard.api.ts";
import { daysSince } from "../days-since.ts";
import "./UniversityLists.css";

/** The ids of the sections, for links to them. */
export const SILENT = "silent";
export const WAITING = "waiting";

/** A day and how long ago it was. */
function Since({ day }: { day: string }) {
  const language = useLanguage();
  return (
    <>
      <DateValue value={day} /> · <bdi>{formatDaysAgo(daysSince(day, new Date()), language)}</bdi>
    </>
  );
}

export function SilentUniversities() {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const { data } = useGetAttentionQuery();
  if (!data || data.silent.length === 0) return null;
  return (
    <div id={SILENT}>
      <Section title={t("silent.title")}>
        <table className="university-list" aria-label={t("silent.title")}>
          <thead>
            <tr>
              <th scope="col">{t("university")}</th>
              <th scope="col">{t("silent.last")}</th>
            </tr>
          </thead>
          <tbody>
            {data.silent.map(({ universityId, name, lastIssued }) => (
              <tr key={universityId}>
                <th scope="row">
                  <bdi>{name[language]}</bdi>
                </th>
                <td>{lastIssued ? <Since day={lastIssued} /> : t("silent.never")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  );
}

export function WaitingDiplomas() {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const { data } = useGetAttentionQuery();
  if (!data || data.waiting.length === 0) return null;
  return (
    <div id={WAITING}>
      <Section title={t("longWait.title")}>
        <table className="university-list" aria-label={t("longWait.title")}>
          <thead>
            <tr>
              <th scope="col">{t("university")}</th>
              <th scope="col">{t("longWait.count")}</th>
              <th scope="col">{t("longWait.since")}</th>
            </tr>
          </thead>
          <tbody>
            {data.waiting.map(({ universityId, name, count, since }) => (
              <tr key={universityId}>
                <th scope="row">
                  <bdi>{name[language]}</bdi>
                </th>
                <td>
                  <NumberValue value={count} />
                </td>
                <td>
                  <Since day={since.slice(0, 10)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  );
}
