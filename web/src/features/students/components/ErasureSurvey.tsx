/** What an erasure deletes, with numbers, what it leaves, and the documents that stay valid unless they are revoked first. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { NumberValue } from "../../../ui/Values.tsx";
import type { Erasure } from "../erasure.api.ts";
import "./ErasureSurvey.css";

const LISTS = { diploma: "/diplomasList", certificate: "/certificationsList" };

const COUNTED = [
  "revoked",
  "drafts",
  "files",
  "shares",
  "accessRequests",
  "correctionRequests",
  "mails",
  "sessions",
] as const;

const STAYS = ["leaves", "counts", "log"] as const;

export function ErasureSurvey({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation("students");
  const { valid } = erasure;
  const counts = [
    { key: "valid", count: valid.length } as const,
    ...COUNTED.map((key) => ({ key, count: erasure[key] })),
  ].filter(({ count }) => count > 0);
  return (
    <>
      <p>{t("erase.text")}</p>
      <section className="erasure">
        <h3>{t("erase.goes")}</h3>
        <p>{t("erase.record")}</p>
        <Facts
          facts={counts.map(({ key, count }) => ({
            key,
            label: t(`erase.counts.${key}`),
            value: <NumberValue value={count} />,
          }))}
        />
      </section>
      <section className="erasure">
        <h3>{t("erase.stays")}</h3>
        <ul className="erasure__list">
          {STAYS.map((key) => (
            <li key={key}>{t(`erase.kept.${key}`)}</li>
          ))}
        </ul>
      </section>
      {valid.length > 0 && (
        <Note tone="wait">
          <p>{t("erase.notRevoked")}</p>
          <ul className="erasure__list">
            {valid.map(({ _id, kind, label }) => (
              <li key={_id}>
                <Link to={`${LISTS[kind]}?search=${encodeURIComponent(label)}`}>
                  {t(`erase.${kind}`)} <bdi>{label}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
