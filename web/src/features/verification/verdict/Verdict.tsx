/** The verdict on a document that was found here or given by the visitor, with all actions. */
import { ArrowRight } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { OriginalLinks } from "../altered/OriginalLinks.tsx";
import type { Search } from "../altered/use-original.ts";
import type { CheckOptions } from "../checking/check-options.ts";
import type { LocalVerdict } from "../checking/verify-here.ts";
import { DocumentPicture } from "../facts/DocumentPicture.tsx";
import { holderOf, kindOf, subjectOf } from "../facts/facts.ts";
import { LazyDrawnDocument } from "../facts/LazyDrawnDocument.tsx";
import { useUniversityName } from "../facts/use-university-name.ts";
import type { InputFileInfo } from "../input/InputFile.tsx";
import { UsesFold } from "../using/UsesFold.tsx";
import { appearanceOf, isProved, mayPass } from "./appearance.ts";
import { BadgeNote } from "./BadgeNote.tsx";
import { RetryActions } from "./RetryActions.tsx";
import { TechnicalDetails } from "./TechnicalDetails.tsx";
import { UniversityFold } from "./UniversityFold.tsx";
import { UploadedNote } from "./UploadedNote.tsx";
import type { UniversityStatements } from "./university-statements.ts";
import { useStamp } from "./use-stamp.ts";
import { VerdictActions } from "./VerdictActions.tsx";
import { VerdictLayout } from "./VerdictLayout.tsx";

export type VerdictProps = {
  verified: LocalVerdict;
  statements?: UniversityStatements;
  file?: InputFileInfo;
  original?: Search;
  /** Repeats the check of the same document; resolves when the outcome is shown. */
  onRecheck: (options?: CheckOptions) => Promise<void>;
  /** For a file that proves nothing: the ids of the documents that it names, of which it is then a copy. */
  copyOf?: readonly string[];
  /** For such a file: what else is to be said. */
  instead?: ReactNode;
};

export function Verdict({ verified, statements = {}, file, original, onRecheck, copyOf = [], instead }: VerdictProps) {
  const { t } = useTranslation("verification");
  const language = useLanguage();
  const technical = useRef<HTMLDetailsElement>(null);
  const { result, seal } = verified;
  const { claims = {}, issuer, badge, presented = false } = result.facts;
  const { look, headline } = appearanceOf(result);
  const university = useUniversityName(issuer);
  const kind = kindOf(claims);
  const stamp = useStamp(result);
  const proved = isProved({ look });
  const subject = subjectOf(claims, language, statements.labels) ?? t(`picture.${kind}`);
  const names = [subject, holderOf(claims, language)?.main].filter(Boolean).join(" – ");

  const openNode = () => {
    if (!technical.current) return;
    technical.current.open = true;
    technical.current.querySelector("input")?.focus();
  };
  const bannerActions = () => {
    if (mayPass(headline))
      return (
        <RetryActions byItself onRetry={() => onRecheck({ isQuiet: true })}>
          <Button kind="onDark" onClick={openNode}>
            {t("actions.node")}
          </Button>
        </RetryActions>
      );
    if (statements.supersededBy)
      return (
        <ButtonLink kind="light" arrow={ArrowRight} to={`/digital_diploma/${statements.supersededBy}`}>
          {t("actions.replacement")}
        </ButtonLink>
      );
    if (copyOf.length > 0) return <OriginalLinks ids={copyOf} />;
    if (proved || look === "altered") return null;
    return (
      <ButtonLink kind="light" to="/verification">
        {t("actions.another")}
      </ButtonLink>
    );
  };
  const picture = () => {
    if (statements.isWithheld) return <UploadedNote />;
    if (!statements.id)
      return <LazyDrawnDocument claims={claims} university={university.main} seal={seal} stamp={stamp} />;
    if (statements.hasPicture === false) return null;
    return (
      <DocumentPicture
        key={statements.id}
        id={statements.id}
        kind={kind}
        names={names}
        stamp={stamp}
        isThere={statements.hasPicture}
      />
    );
  };
  return (
    <VerdictLayout
      verified={verified}
      statements={statements}
      file={file}
      original={original}
      isCopy={copyOf.length > 0}
      bannerActions={bannerActions()}
      notice={badge ? <BadgeNote badge={badge} isPresented={presented} /> : instead}
      picture={picture()}
      actions={<VerdictActions verified={verified} kind={kind} statements={statements} />}
      folded={
        <>
          {proved && statements.id && (
            <UsesFold
              id={statements.id}
              kind={kind}
              verified={verified}
              subject={subject}
              university={university.main}
              isValid={look === "valid"}
            />
          )}
          {issuer && look !== "altered" && <UniversityFold issuer={issuer} university={university} />}
          <TechnicalDetails result={result} onRecheck={(node) => void onRecheck({ node })} ref={technical} />
        </>
      }
    />
  );
}
