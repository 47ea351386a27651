/** `/update_one_diploma?id=`: the agent corrects a pending or rejected diploma; a rejected one is submitted again. */
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
import { DiplomaForm } from "../components/DiplomaForm.tsx";
import { ReplaceFile } from "../components/ReplaceFile.tsx";
import { deedsFor } from "../deeds.ts";
import { useGetDiplomaByIdQuery } from "../diplomas.api.ts";

export function UpdateDiplomaPage() {
  const { t } = useTranslation("diplomas");
  const words = useFailureText();
  const navigate = useNavigate();
  const id = useSearchParams()[0].get("id") ?? "";
  const { data, error, refetch } = useGetDiplomaByIdQuery({ id }, { skip: !id, refetchOnMountOrArgChange: true });
  const diploma = data?.diploma;
  const rejected = diploma?.status === "rejected";
  const back = rejected ? "/diplomasRejected" : "/diplomasList";
  const saved = () => {
    showToast(t(rejected ? "update.resubmitted" : "update.saved"), { tone: "ok" });
    navigate(back, { replace: true });
  };
  const body = () => {
    if (!id || error)
      return <ErrorState text={error ? words(error) : t("update.noId")} onRetry={id ? refetch : undefined} />;
    if (!diploma) return <SkeletonRows rows={6} columns={2} />;
    if (!deedsFor("agent_uni", diploma).includes("correct")) {
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
        {rejected && diploma.rejectionReason && (
          <Note tone="bad">
            <b>{t("facts.rejectionReason")}</b> <bdi>{diploma.rejectionReason}</bdi>
          </Note>
        )}
        <ReplaceFile
          diploma={{ _id: diploma._id, file: diploma.file ?? null, attachments: diploma.attachments ?? null }}
        />
        <DiplomaForm key={diploma._id} diploma={diploma} rejected={rejected} onSaved={saved} back={back} />
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
