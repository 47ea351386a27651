/** The access requests that wait for the holder, and whether requests are accepted at all. */
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { useGetAccessRequestsQuery } from "../sharing.api.ts";
import "./AccessRequests.css";

/** The address of a request on its holder's page. */
const addressOfRequest = (id: string) => `?${new URLSearchParams({ request: id })}`;

/** Renders nothing when no request waits. */
export function AccessRequests() {
  const { t } = useTranslation("sharing");
  const language = useLanguage();
  const { data } = useGetAccessRequestsQuery();
  const waiting = (data?.requests ?? []).filter(({ state }) => state === "waiting");
  return (
    <div className="access-requests">
      {waiting.map(({ _id, domain, purpose, endsAt, document }) => (
        <section key={_id} className="access-request">
          <div>
            <h2>{t(`waiting.title.${document.kind}`)}</h2>
            <p>
              <bdi dir="ltr">{domain}</bdi> · {t(`purpose.${purpose}`)} ·{" "}
              {t("waiting.until", { date: isolate(formatDayOf(endsAt, language)) })}
            </p>
          </div>
          <ButtonLink kind="primary" arrow={ArrowRight} to={addressOfRequest(_id)}>
            {t("waiting.decide")}
          </ButtonLink>
        </section>
      ))}
    </div>
  );
}
