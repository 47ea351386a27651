/** Those who sign today: signature, name and title. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { pictureAddress, useGetSignatoriesQuery } from "../signatories.api.ts";
import { officeState, textIn } from "../signatory-text.ts";
import "./SignatoryRow.css";

export function SignatoriesInOffice() {
  const { t } = useTranslation("signatories");
  const language = useLanguage();
  const messageOf = useFailureText();
  const { data, error, isFetching, refetch } = useGetSignatoriesQuery();
  if (error && !data && !isFetching) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={2} columns={2} />;
  const today = new Date().toISOString().slice(0, 10);
  const signing = data.signatories.filter((signatory) => officeState(signatory, today) === "inOffice");
  if (signing.length === 0) return <p className="muted">{t("list.nobodyToday")}</p>;
  return (
    <ul>
      {signing.map(({ _id, id, name, title, hasPicture }) => (
        <li key={id} className="signatory-row">
          <span className="signatory-row__paper">
            {hasPicture ? (
              <img src={pictureAddress(_id)} alt={t("list.signatureOf", { name: isolate(textIn(name, language)) })} />
            ) : (
              <small>{t("list.noSignature")}</small>
            )}
          </span>
          <span className="two-lines signatory-row__words">
            <bdi>{textIn(name, language)}</bdi>
            <small>
              <bdi>{textIn(title, language)}</bdi>
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
