/** Who signs in each place of a layout, and the way to the page on which the university keeps them. */
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFailureText } from "../../../../platform/api/use-failure-text.ts";
import { ErrorState } from "../../../../ui/States.tsx";
import { useGetSignatoriesQuery } from "../../../signatories/signatories.api.ts";
import { slotsIn } from "../model/slots.ts";
import type { RowDesigner } from "../use-row-designer.ts";
import { SlotChoice } from "./SlotChoice.tsx";

export function SignatoriesFields({ designer }: { designer: RowDesigner }) {
  const { t } = useTranslation("templates/rows");
  const messageOf = useFailureText();
  const { error, isFetching, refetch } = useGetSignatoriesQuery();
  const slots = slotsIn(designer.design.layout);
  return (
    <fieldset className="settings-group">
      <legend>{t("signatories.title")}</legend>
      <p className="muted">{t(slots.length > 0 ? "signatories.text" : "signatories.noPlace")}</p>
      {slots.map((slot) => (
        <SlotChoice key={slot} slot={slot} designer={designer} />
      ))}
      {error && !isFetching && <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />}
      <p className="muted">
        <Link className="text-link" to="/settings/signatories">
          {t("signatories.page")}
        </Link>
      </p>
    </fieldset>
  );
}
