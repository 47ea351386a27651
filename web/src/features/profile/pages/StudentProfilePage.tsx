/** `/student_profile/`: a student's wallet. One document large, who sees it, and all the rest folded. */
import { userNameIn } from "@ijaza/schema/users/names";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useStudentSession } from "../../../platform/identity/student-session.ts";
import { Skeleton, SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { nameOf } from "../../diplomas/diplomas.parts.ts";
import { AccessDecision, AccessRequests, SharedWith } from "../../sharing/sharing.parts.tsx";
import { FirstDay } from "../own/FirstDay.tsx";
import { Folds } from "../own/Folds.tsx";
import { holdingsOf } from "../own/holdings.ts";
import { OwnStage, Stage, useChosen } from "../own/OwnStage.tsx";
import { type OwnRecord, useGetOwnStudentQuery } from "../profile.api.ts";
import { shareablesOf } from "../shareables.ts";

/** The stage without a document: a sentence, or the room of what is loading. */
function EmptyStage({ title, children }: { title: string; children?: ReactNode }) {
  const { username } = useStudentSession();
  return (
    <Stage seed={username}>
      <div className="own-stage__document">
        <div className="own-stage__paper">
          <div className="own-stage__blank" />
        </div>
        <div className="own-stage__words">
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </Stage>
  );
}

function OwnDocuments({ record }: { record: OwnRecord }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const { universityName } = useStudentSession();
  const holdings = holdingsOf(record, language);
  const { chosen, choose } = useChosen(holdings);
  const shareables = shareablesOf(record, language);
  return (
    <>
      {chosen ? (
        <OwnStage
          holdings={holdings}
          chosen={chosen}
          shareables={shareables}
          holder={nameOf(record, language)}
          onChoose={choose}
        />
      ) : (
        <EmptyStage title={t("student.empty.title")}>
          <p>{t("student.empty.text")}</p>
        </EmptyStage>
      )}
      <div className="wrap own-page">
        <AccessRequests />
        {chosen && <SharedWith documents={shareables} first={<FirstDay holding={chosen} shareables={shareables} />} />}
        <Folds student={record} holding={chosen} university={universityName?.[language] ?? ""} />
      </div>
    </>
  );
}

export function StudentProfilePage() {
  // Loads the texts of diplomas and visits now: loading them with the first diploma would hide the page again.
  const { t } = useTranslation(["profile", "diplomas", "visits"]);
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetOwnStudentQuery();
  usePageTitle(t("student.title"));
  const language = useLanguage();
  const [query] = useSearchParams();
  const student = useStudentSession();
  const record = data?.student;
  const request = query.get("request");
  if (record && request) return <AccessDecision id={request} documents={shareablesOf(record, language)} />;
  return (
    <main id="content">
      {record && <OwnDocuments record={record} />}
      {!record && (
        <>
          <EmptyStage title={t("student.greeting", { name: isolate(userNameIn(student, language)) })}>
            {!error && <Skeleton width="60%" />}
          </EmptyStage>
          <div className="wrap own-page">
            {error ? <ErrorState text={messageOf(error)} onRetry={refetch} /> : <SkeletonRows rows={3} columns={3} />}
          </div>
        </>
      )}
    </main>
  );
}
