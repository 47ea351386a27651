/** The topics of mails that the user receives: a switch for each, saved at once. The mails link here. */
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Note } from "../../../ui/Note.tsx";
import { Section } from "../../../ui/Section.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { showToast } from "../../../ui/toast.ts";
import { type TopicSwitch, useGetMailTopicsQuery, useSwitchMailTopicMutation } from "../profile.api.ts";

const ANCHOR = "mails";

function Topic({ topic, on }: TopicSwitch) {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const [change, { isLoading, originalArgs, error }] = useSwitchMailTopicMutation();
  const choose = (next: boolean) =>
    void change({ topic, on: next })
      .unwrap()
      .then(
        () => showToast(t("mails.saved"), { tone: "ok" }),
        () => {},
      );
  return (
    <li>
      <Switch
        label={t(`mails.topics.${topic}.label`)}
        hint={t(`mails.topics.${topic}.hint`)}
        on={isLoading ? (originalArgs?.on ?? on) : on}
        busy={isLoading}
        onChange={choose}
      />
      {error && !isLoading && <Note tone="bad">{messageOf(error)}</Note>}
    </li>
  );
}

export function MailsSection() {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetMailTopicsQuery();
  const { hash } = useLocation();
  const card = useRef<HTMLDivElement>(null);
  // The page was not rendered yet when the browser looked for the anchor of the address.
  useEffect(() => {
    if (data && hash === `#${ANCHOR}`) card.current?.scrollIntoView();
  }, [data, hash]);
  return (
    <div id={ANCHOR} ref={card}>
      <Section title={t("mails.title")}>
        <div className="stack">
          <p className="muted">{t("mails.text")}</p>
          {error && !data && <ErrorState text={messageOf(error)} onRetry={refetch} />}
          {!data && !error && <SkeletonRows rows={2} columns={1} />}
          <ul className="mail-topics">
            {data?.topics.map((each) => (
              <Topic key={each.topic} {...each} />
            ))}
          </ul>
        </div>
      </Section>
    </div>
  );
}
