/** `/update_one_certificate?id=`: the agent corrects a pending or rejected certificate; a rejected one is submitted again. */
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { Note } from "../../../ui/Note.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useGetCertificateByIdQuery } from "../certificates.api.ts";
import { CertificateForm } from "../components/CertificateForm.tsx";
import { deedsFor } from "../deeds.ts";

export function UpdateCertificatePage() {
  const { t } = useTranslation("certificates");
  const words = useFailureText();
  const navigate = useNavigate();
  const id = useSearchParams()[0].get("id") ?? "";
  const { data, error, refetch } = useGetCertificateByIdQuery({ id }, { skip: !id, refetchOnMountOrArgChange: true });
  const certificate = data?.certificate;
  const rejected = certificate?.status === "rejected";
  const back = rejected ? "/rejected-certificates" : "/certificationsList";
  const saved = () => {
    showToast(t(rejected ? "update.resubmitted" : "update.saved"), { tone: "ok" });
    navigate(back, { replace: true });
  };
  const body = () => {
    if (!id || error)
      return <ErrorState text={error ? words(error) : t("update.noId")} onRetry={id ? refetch : undefined} />;
    if (!certificate) return <SkeletonRows rows={6} columns={2} />;
    if (!deedsFor("agent_uni", certificate).includes("correct")) {
      return (
        <ErrorState
          title={t("update.frozen")}
          text={t("update.frozenText")}
          action={<ButtonLink to={back}>{t("update.back")}</ButtonLink>}
        />
      );
    }
    return (
      <div className="stack">
        {rejected && certificate.rejectionReason && (
          <Note tone="bad">
            <b>{t("facts.rejectionReason")}</b> <bdi>{certificate.rejectionReason}</bdi>
          </Note>
        )}
        <CertificateForm
          key={certificate._id}
          certificate={{ fields: [], ...certificate }}
          rejected={rejected}
          onSaved={saved}
          back={back}
        />
      </div>
    );
  };
  return (
    <>
      <PageHead
        back={<BackLink to={back}>{t("update.back")}</BackLink>}
        title={t("update.title")}
        text={t("update.text")}
      />
      <Card>{body()}</Card>
    </>
  );
}
