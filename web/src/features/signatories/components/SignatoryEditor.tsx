/** Changes somebody who signs, or adds one: the form, with its head. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { useGetSignatoriesQuery } from "../signatories.api.ts";
import { textIn } from "../signatory-text.ts";
import { SignatoryForm } from "./SignatoryForm.tsx";

const LIST = "/settings/signatories";

function Changing({ id }: { id: string }) {
  const { t } = useTranslation("signatories");
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetSignatoriesQuery();
  const signatory = data?.signatories.find((each) => each.id === id);
  if (signatory) return <SignatoryForm key={id} signatory={signatory} />;
  const body = () => {
    if (data)
      return (
        <ErrorState
          title={t("form.gone")}
          text={t("form.goneText")}
          action={<ButtonLink to={LIST}>{t("title")}</ButtonLink>}
        />
      );
    return error ? (
      <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows rows={5} columns={2} />
    );
  };
  return <Card>{body()}</Card>;
}

export function SignatoryEditor({ id }: { id: string }) {
  const { t } = useTranslation("signatories");
  const language = useLanguage();
  const isNew = id === "new";
  const { data } = useGetSignatoriesQuery(undefined, { skip: isNew });
  const signatory = data?.signatories.find((each) => each.id === id);
  return (
    <>
      <PageHead
        title={t(isNew ? "form.addTitle" : "form.changeTitle")}
        text={isNew ? t("form.addText") : signatory && <bdi>{textIn(signatory.name, language)}</bdi>}
        back={<BackLink to={LIST}>{t("title")}</BackLink>}
      />
      {isNew ? <SignatoryForm key="new" /> : <Changing id={id} />}
    </>
  );
}
