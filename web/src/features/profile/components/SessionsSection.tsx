/** The user's open sessions, with the button that ends all but this one. */
import { Monitor } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAuth } from "../../../platform/actor.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Fold } from "../../../ui/Fold.tsx";
import { Section } from "../../../ui/Section.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { MomentValue } from "../../../ui/Values.tsx";
import { type OwnSession, useEndOtherSessionsMutation, useGetSessionsQuery } from "../profile.api.ts";

function Session({ session }: { session: OwnSession }) {
  const { t } = useTranslation("profile");
  const { browser, system, createdAt, lastActiveAt, current } = session;
  return (
    <li className="session">
      <Monitor size={20} aria-hidden="true" />
      <span className="session__words">
        <b>
          <bdi>{[browser, system].filter(Boolean).join(", ") || t("sessions.unknown")}</bdi>
        </b>
        <small>
          {t("sessions.since")} <MomentValue value={createdAt} />
        </small>
        {!current && (
          <small>
            {t("sessions.last")} <MomentValue value={lastActiveAt} />
          </small>
        )}
      </span>
      {current && <Chip tone="ok">{t("sessions.here")}</Chip>}
    </li>
  );
}

const Sessions = ({ sessions }: { sessions: readonly OwnSession[] }) => (
  <ul className="sessions">
    {sessions.map((session) => (
      <Session key={session._id} session={session} />
    ))}
  </ul>
);

function EndOthers({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("profile");
  const [end] = useEndOtherSessionsMutation();
  const confirmed = useConfirmedAction({
    call: () => end().unwrap(),
    done: t("sessions.ended"),
    onDone: onClose,
  });
  return (
    <ConfirmDialog {...confirmed} title={t("sessions.end")} action={t("sessions.end")} onClose={onClose}>
      <p>{t("sessions.endText")}</p>
    </ConfirmDialog>
  );
}

export function SessionsSection() {
  const { t } = useTranslation("profile");
  const messageOf = useFailureText();
  const { numberOfLogins } = useAuth();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useGetSessionsQuery();
  const here = data?.sessions.filter(({ current }) => current) ?? [];
  const others = data?.sessions.filter(({ current }) => !current) ?? [];
  return (
    <Section title={t("sessions.title")}>
      <div className="stack">
        <p className="muted">{t("sessions.logins", { count: numberOfLogins })}</p>
        {error && !data && <ErrorState text={messageOf(error)} onRetry={refetch} />}
        {!data && !error && <SkeletonRows rows={2} columns={1} />}
        <Sessions sessions={here} />
        {others.length > 0 && (
          <>
            <Fold icon={Monitor} title={t("sessions.others", { count: others.length })}>
              <Sessions sessions={others} />
            </Fold>
            <div className="settings__ways">
              <Button kind="danger" onClick={() => setAsking(true)}>
                {t("sessions.end")}
              </Button>
            </div>
          </>
        )}
      </div>
      {asking && <EndOthers onClose={() => setAsking(false)} />}
    </Section>
  );
}
