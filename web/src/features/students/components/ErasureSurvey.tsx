/** What an erasure deletes, with numbers, what it leaves, and the documents that stay valid unless they are revoked first. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Note } from "../../../ui/Note.tsx";
import type { Erasure } from "../erasure.api.ts";
import { ErasureLists } from "./ErasureLists.tsx";

const LISTS = { diploma: "/diplomasList", certificate: "/certificationsList" };

export function ErasureSurvey({ erasure }: { erasure: Erasure }) {
  const { t } = useTranslation("students");
  const { valid } = erasure;
  return (
    <>
      <p>{t("erase.text")}</p>
      <ErasureLists record={t("erase.record")} counts={{ ...erasure, valid: valid.length }} />
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
