/** Whether organisations may request one's documents, and which domains are blocked. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { useGetAccessRequestsQuery, useUpdateShareSettingsMutation } from "../sharing.api.ts";
import "./AccessRequests.css";

export function RequestSettings() {
  const { t } = useTranslation("sharing");
  const messageOf = useFailureText();
  const { data } = useGetAccessRequestsQuery();
  const [update, { error, isLoading, originalArgs }] = useUpdateShareSettingsMutation();
  if (!data) return null;
  const { acceptsRequests, blockedDomains } = data;
  const isOn = isLoading ? (originalArgs?.acceptsRequests ?? acceptsRequests) : acceptsRequests;
  const unblock = (domain: string) =>
    void update({ acceptsRequests, blockedDomains: blockedDomains.filter((each) => each !== domain) });
  return (
    <div className="request-settings">
      <Switch
        label={t("settings.accepts")}
        hint={t("settings.acceptsHint")}
        on={isOn}
        onChange={(on) => void update({ acceptsRequests: on })}
      />
      {blockedDomains.length > 0 && (
        <ul aria-label={t("settings.blocked")}>
          {blockedDomains.map((domain) => (
            <li key={domain}>
              <bdi dir="ltr">{domain}</bdi>
              <Button
                kind="ghost"
                aria-label={t("settings.unblockOf", { domain: isolate(domain, "ltr") })}
                onClick={() => unblock(domain)}
              >
                {t("settings.unblock")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && <Note tone="bad">{messageOf(error)}</Note>}
    </div>
  );
}
