/** `/registry/:id`: the keys of a university, marked, vetoed, replaced and ended by the admins. */
import { getUniversityKeys } from "@ijaza/schema/keys/calls";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { POLLED } from "../../../platform/api/polling.ts";
import { useAnswer } from "../../../platform/api/use-calls.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Note } from "../../../ui/Note.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/States.tsx";
import { KeyList } from "../components/KeyList.tsx";
import "./KeysPage.css";

export function KeysPage() {
  const { t } = useTranslation("keys");
  const language = useLanguage();
  const messageOf = useFailureText();
  const { id = "" } = useParams();
  const { data, error, isFetching, refetch } = useAnswer(getUniversityKeys, { universityId: id }, POLLED);
  const shown = error && !isFetching ? undefined : data;
  const body = () => {
    if (error && !isFetching) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
    if (!shown) return <SkeletonRows rows={4} columns={2} />;
    if (shown.keys.length === 0) return <EmptyState title={t("empty.title")} text={t("empty.text")} />;
    return <KeyList shown={shown} />;
  };
  return (
    <>
      <PageHead
        back={<BackLink to="/universities_list">{t("back")}</BackLink>}
        title={t("title")}
        text={shown && <bdi>{shown.university.name[language]}</bdi>}
      />
      {shown?.registrarIsOutside && <Note>{t("outside")}</Note>}
      <div className="keys-page">{body()}</div>
    </>
  );
}
