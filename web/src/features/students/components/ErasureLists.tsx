/** What an erasure deletes, with numbers, and what it leaves. */
import { useTranslation } from "react-i18next";
import { Facts } from "../../../ui/Facts.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import "./ErasureLists.css";

const COUNTED = [
  "valid",
  "revoked",
  "drafts",
  "files",
  "shares",
  "accessRequests",
  "correctionRequests",
  "mails",
  "sessions",
] as const;

export type ErasureCounts = Partial<Record<(typeof COUNTED)[number], number>>;

const STAYS = ["leaves", "counts", "log"] as const;

/** `record` says what goes beside what is counted. */
export function ErasureLists({ record, counts }: { record: string; counts: ErasureCounts }) {
  const { t } = useTranslation("students");
  const facts = COUNTED.flatMap((key) => {
    const count = counts[key] ?? 0;
    return count > 0 ? [{ key, label: t(`erase.counts.${key}`), value: <NumberValue value={count} /> }] : [];
  });
  return (
    <>
      <section className="erasure">
        <h3>{t("erase.goes")}</h3>
        <p>{record}</p>
        <Facts facts={facts} />
      </section>
      <section className="erasure">
        <h3>{t("erase.stays")}</h3>
        <ul className="erasure__list">
          {STAYS.map((key) => (
            <li key={key}>{t(`erase.kept.${key}`)}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
