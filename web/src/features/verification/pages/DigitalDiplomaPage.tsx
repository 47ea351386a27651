/** A document by its link: its bundle is fetched, and verified in this browser. */
import { parseReference } from "@ijaza/verifier/typed/reference";
import { FileX2, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation, useParams } from "react-router";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { CheckingDocument } from "../checking/CheckingDocument.tsx";
import { type DiplomaProgress, useDiplomaCheck } from "../checking/use-diploma-check.ts";
import { isCertificate } from "../facts/facts.ts";
import { LazyVerdict } from "../verdict/LazyVerdict.tsx";
import { NothingChecked } from "../verdict/NothingChecked.tsx";
import type { UniversityStatements } from "../verdict/university-statements.ts";
import { useKeptBundle, usePublicCertificate, usePublicDiploma } from "../verification.api.ts";
import "./DigitalDiplomaPage.css";

/**
 * There is no such document, its reference cannot be read, or its university has erased its data: then nothing is claimed
 * about it.
 */
function NoDocument({ why }: { why: "unknownId" | "unreadId" | "erased" }) {
  const { t } = useTranslation("verification");
  usePageTitle(t(`${why}.title`));
  const Icon = why === "erased" ? FileX2 : SearchX;
  return (
    <main className="unknown-diploma wrap" id="content">
      <span className="unknown-diploma__seal" aria-hidden="true">
        <Rosette seed="unknown" size={180} color="var(--faint)" />
        <Icon size={44} />
      </span>
      <h1>{t(`${why}.title`)}</h1>
      <p>{t(`${why}.text`)}</p>
      <ButtonLink kind="primary" to="/verification">
        {t("actions.another")}
      </ButtonLink>
    </main>
  );
}

/** What the university's server states about the document beside its proof. */
function useStatements(id: string, progress: DiplomaProgress): UniversityStatements {
  const claims = progress.state === "done" ? (progress.result.facts.claims ?? {}) : undefined;
  const certified = claims !== undefined && isCertificate(claims);
  const ofDiploma = usePublicDiploma(id, { skip: !claims || certified });
  const ofCertificate = usePublicCertificate(id, { skip: !certified });
  const { diploma } = ofDiploma.data ?? {};
  const { certificate } = ofCertificate.data ?? {};
  const { revokedAt } = diploma ?? certificate ?? {};
  const isWithheld = diploma ? diploma.handedIn && !diploma.file : undefined;
  const isLeftToServer = certified || ofDiploma.error !== undefined;
  return {
    id,
    revokedAt,
    supersededBy: diploma?.supersededBy,
    // When the statement could not be read, the file is offered all the same: the server refuses whoever may not have it.
    isWithheld: isLeftToServer ? false : isWithheld,
    hasPicture: isLeftToServer || (diploma && !diploma.handedIn),
    labels: certificate?.fields,
  };
}

export function DigitalDiplomaPage() {
  const { t } = useTranslation("verification");
  const { id = "" } = useParams();
  const { isNamedByCopy = false } = useLocation().state ?? {};
  const { progress, check } = useDiplomaCheck(id);
  const statements = useStatements(id, progress);
  const bundle = useKeptBundle(id);
  const retry = () => check({ isQuiet: true });
  if (progress.state === "done") {
    const note = isNamedByCopy && <Note tone="info">{t("namedByCopy")}</Note>;
    return <LazyVerdict verified={progress} statements={statements} onRecheck={check} instead={note} />;
  }
  if (progress.state === "unknown") return <NoDocument why={parseReference(id) ? "unknownId" : "unreadId"} />;
  if (progress.state === "erased") return <NoDocument why="erased" />;
  if (progress.state === "unissued") return <NothingChecked headline="unissued" onRetry={retry} />;
  if (progress.state === "busy") return <NothingChecked headline="busy" onRetry={retry} />;
  if (progress.state === "unreachable") return <NothingChecked headline="unavailable" onRetry={retry} />;
  return <CheckingDocument bundle={bundle} />;
}
