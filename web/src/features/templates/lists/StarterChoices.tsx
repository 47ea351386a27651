/** The designs of rows that a new template may begin with, each with a picture of it. */
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { wayOf } from "../model/way-of-design.ts";
import { useGetTemplateStartersQuery } from "../templates.api.ts";
import "./StarterChoices.css";
import { Thumbnail } from "./Thumbnail.tsx";
import { type ChosenWay, Way } from "./Way.tsx";

type StarterChoicesProps = ChosenWay & { kind: TemplateKind };

export function StarterChoices({ kind, ...chosen }: StarterChoicesProps) {
  const { t } = useTranslation("templates");
  const language = useLanguage();
  const messageOf = useFailureText();
  const { data, error, isFetching, refetch } = useGetTemplateStartersQuery();
  if (!data)
    return error && !isFetching ? (
      <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <div className="designs designs--loading">
        <SkeletonRows rows={3} columns={1} />
      </div>
    );
  return (
    <fieldset className="choices designs">
      <legend>{t("begin.designs")}</legend>
      <p className="muted">{t("begin.designsText")}</p>
      <div className="designs__pictures">
        {data.starters
          .filter((starter) => starter.kind === kind)
          .map(({ id, name, layout, fieldsDefinition }) => (
            <Way {...chosen} key={id} from={wayOf({ id })} name={name[language]}>
              <Thumbnail kind={kind} drawingId={id} layout={layout} fieldsDefinition={fieldsDefinition} />
            </Way>
          ))}
      </div>
    </fieldset>
  );
}
