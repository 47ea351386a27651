/** `/add_university`: adds a university; with `?id=` changes that one. */
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router";
import { failureOf } from "../../../platform/api/problem.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { showToast } from "../../../ui/toast.ts";
import { UniversityForm } from "../components/UniversityForm.tsx";
import { useGetUniversityQuery } from "../universities.api.ts";
import { nameOf } from "../university-text.ts";

const LIST = "/universities_list";

function Changing({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { t } = useTranslation("universities");
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetUniversityQuery({ id });
  if (data) return <UniversityForm key={id} university={data.university} onSaved={onSaved} />;
  if (!error) {
    return (
      <Card>
        <SkeletonRows rows={5} columns={3} />
      </Card>
    );
  }
  const absent = [400, 404].includes(failureOf(error).status);
  return (
    <Card>
      <ErrorState
        title={absent ? t("form.absent") : undefined}
        text={absent ? t("form.absentText") : messageOf(error)}
        onRetry={absent ? undefined : refetch}
        action={absent ? <ButtonLink to={LIST}>{t("form.back")}</ButtonLink> : undefined}
      />
    </Card>
  );
}

function HeadOf({ id }: { id: string }) {
  const { t } = useTranslation("universities");
  const language = useLanguage();
  const { data } = useGetUniversityQuery({ id });
  return (
    <PageHead
      title={t("form.changeTitle")}
      text={data && <bdi>{nameOf(data.university, language)}</bdi>}
      back={<BackLink to={LIST}>{t("form.back")}</BackLink>}
    />
  );
}

export function UniversityFormPage() {
  const { t } = useTranslation("universities");
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = params.get("id");
  const done = (key: "form.founded" | "form.saved") => () => {
    showToast(t(key), { tone: "ok" });
    navigate(LIST);
  };
  if (id) {
    return (
      <>
        <HeadOf id={id} />
        <Changing id={id} onSaved={done("form.saved")} />
      </>
    );
  }
  return (
    <>
      <PageHead
        title={t("form.foundTitle")}
        text={t("form.foundText")}
        back={<BackLink to={LIST}>{t("form.back")}</BackLink>}
      />
      <UniversityForm key="new" onSaved={done("form.founded")} />
    </>
  );
}
