/** A diploma by its link: its bundle fetched, and verified in this browser. */
import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { Checking } from "../components/Checking.tsx";
import { LazyVerdict } from "../components/LazyVerdict.tsx";
import { NothingChecked } from "../components/NothingChecked.tsx";
import { useDiplomaCheck } from "../use-diploma-check.ts";
import { useGetPublicDiplomaQuery } from "../verification.api.ts";
import "./DigitalDiplomaPage.css";

function UnknownDiploma() {
  const { t } = useTranslation("verification");
  usePageTitle(t("unknownId.title"));
  return (
    <main className="unknown-diploma wrap" id="content">
      <span className="unknown-diploma__seal" aria-hidden="true">
        <Rosette seed="unknown" size={180} color="var(--p-200)" />
        <SearchX size={44} />
      </span>
      <h1>{t("unknownId.title")}</h1>
      <p>{t("unknownId.text")}</p>
      <ButtonLink kind="primary" to="/verification">
        {t("actions.another")}
      </ButtonLink>
    </main>
  );
}

export function DigitalDiplomaPage() {
  const { id = "" } = useParams();
  const { progress, check } = useDiplomaCheck(id);
  const { data } = useGetPublicDiplomaQuery({ id }, { skip: progress.state !== "done" });
  if (progress.state === "done") {
    const told = { id, revokedAt: data?.diploma.revokedAt, supersededBy: data?.diploma.supersededBy };
    return <LazyVerdict verified={progress} told={told} onRecheck={(node) => void check(node)} />;
  }
  if (progress.state === "unknown") return <UnknownDiploma />;
  if (progress.state === "unissued") return <NothingChecked headline="unissued" onRetry={() => void check()} />;
  if (progress.state === "busy") return <NothingChecked headline="busy" onRetry={() => void check()} />;
  if (progress.state === "unreachable") return <NothingChecked headline="unavailable" onRetry={() => void check()} />;
  return <Checking />;
}
