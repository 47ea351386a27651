/** `/student_profile/`: a student's diplomas and certificates, and the university's record of them. */

import type { DiplomaStatus } from "@ijaza/schema/diploma";
import { isPublic } from "@ijaza/schema/records/record";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useSearchParams } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { currentDiplomaChosen, useStudentSession } from "../../../platform/identity/student-session.ts";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/States.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { OwnRequests } from "../../correction-requests/correction-requests.parts.tsx";
import { nameOf } from "../../diplomas/diplomas.parts.ts";
import { AccessDecision, AccessRequests, RequestSettings, SharedWith } from "../../sharing/sharing.parts.tsx";
import { OwnAccount } from "../components/OwnAccount.tsx";
import { OwnCertificate } from "../components/OwnCertificate.tsx";
import { OwnData } from "../components/OwnData.tsx";
import { OwnDiploma } from "../components/OwnDiploma.tsx";
import { type OwnDiplomaRecord, type OwnRecord, useGetOwnStudentQuery } from "../profile.api.ts";
import { shareablesOf } from "../shareables.ts";
import "./StudentProfilePage.css";

/** Statuses in which a record is neither on its way to the chain nor ended. */
const CORRECTABLE: readonly DiplomaStatus[] = ["pending", "rejected", "unsigned", "error", "signed"];

/** A diploma and its correction count as one. */
const counts = (diploma: OwnDiplomaRecord) =>
  diploma.supersededBy === null && (diploma.supersedes === null || isPublic(diploma));

/** `leave` is the button that signs out. */
function Greeting({ record, leave }: { record: OwnRecord | undefined; leave: ReactNode }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const { username, universityName } = useStudentSession();
  const count = record ? record.diplomas.filter(counts).length + record.certificates.length : 0;
  const name = record ? nameOf(record, language) : username;
  return (
    <header className="greeting on-dark">
      <Rosette seed={name} density={2} line={0.25} color="var(--b-400)" className="greeting__rosette" />
      <div className="greeting__row wrap">
        <div>
          <p className="greeting__over">{universityName?.[language]}</p>
          <h1>{t("student.greeting", { name: isolate(name) })}</h1>
          {record && <p>{count === 0 ? t("student.none") : t("student.count", { count })}</p>}
        </div>
        {leave}
      </div>
    </header>
  );
}

function Holdings({ record }: { record: OwnRecord }) {
  const { t } = useTranslation("profile");
  const { currentDiploma } = useStudentSession();
  const dispatch = useDispatch();
  const [asking, setAsking] = useState(false);
  const language = useLanguage();
  const shareables = shareablesOf(record, language);
  const choose = (diploma: Partial<OwnDiplomaRecord>) => dispatch(currentDiplomaChosen(diploma));
  return (
    <div className="own">
      <div className="own__documents">
        <section aria-labelledby="own-diplomas">
          <h2 id="own-diplomas">{t("student.diplomas")}</h2>
          {record.diplomas.length === 0 ? (
            <EmptyState title={t("student.empty.title")} text={t("student.empty.text")} />
          ) : (
            <ul className="own__diplomas">
              {record.diplomas.map((diploma) => (
                <OwnDiploma
                  key={diploma._id}
                  diploma={diploma}
                  shareables={shareables}
                  isCorrected={record.diplomas.some(({ supersedes }) => supersedes === diploma._id)}
                >
                  <OwnRequests
                    kind="diploma"
                    diplomaId={diploma._id}
                    standing={{ ...record, ...diploma }}
                    frozen={!CORRECTABLE.includes(diploma.status) || diploma.supersededBy !== null}
                    asking={currentDiploma._id === diploma._id}
                    onAsk={() => choose(diploma)}
                    onClose={() => choose({})}
                  />
                </OwnDiploma>
              ))}
            </ul>
          )}
        </section>
        {record.certificates.length > 0 && (
          <section aria-labelledby="own-certificates">
            <h2 id="own-certificates">{t("student.certificates")}</h2>
            <ul className="own__diplomas">
              {record.certificates.map((certificate) => (
                <OwnCertificate key={certificate._id} certificate={certificate} shareables={shareables} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <OwnData student={record}>
        <OwnRequests
          kind="student"
          standing={record}
          asking={asking}
          onAsk={() => setAsking(true)}
          onClose={() => setAsking(false)}
        />
      </OwnData>
    </div>
  );
}

export function StudentProfilePage({ leave }: { leave: ReactNode }) {
  // Loads the texts of diplomas and visits now: loading them with the first diploma would hide the page again.
  const { t } = useTranslation(["profile", "diplomas", "visits"]);
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetOwnStudentQuery();
  usePageTitle(t("student.title"));
  const language = useLanguage();
  const [query] = useSearchParams();
  const record = data?.student;
  const shareables = record ? shareablesOf(record, language) : [];
  const request = query.get("request");
  if (record && request) return <AccessDecision id={request} documents={shareables} />;
  return (
    <main id="content">
      <Greeting record={record} leave={leave} />
      <div className="wrap own__page">
        {!record && error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
        {!record && !error && <SkeletonRows rows={6} columns={2} />}
        {record && <AccessRequests />}
        {record && <Holdings record={record} />}
        {record && <SharedWith documents={shareables} />}
        {record && <RequestSettings />}
        {record && <OwnAccount />}
      </div>
    </main>
  );
}
