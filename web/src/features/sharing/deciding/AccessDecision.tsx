/**
 * An access request, shown to the holder: who, what for, which facts; to be granted, refused, or its domain blocked.
 */
import { DEFAULT_SHARE_DAYS, DEFAULT_VIEWS } from "@ijaza/schema/sharing/shares";
import type { AccessRequest } from "@ijaza/schema/sharing/third-party";
import { Ban, Check, CircleCheck } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Note } from "../../../ui/Note.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { showToast } from "../../../ui/toast.ts";
import { useConfirmedAction } from "../../../ui/use-confirmed-action.ts";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { LimitFields } from "../making/LimitFields.tsx";
import { SharePreview } from "../making/SharePreview.tsx";
import { dayIn, endOf } from "../making/share-end.ts";
import type { Shareable } from "../making/shareable.ts";
import { useShareFoot } from "../making/use-share-foot.ts";
import {
  useBlockDomainMutation,
  useGetAccessRequestsQuery,
  useGrantRequestMutation,
  useRefuseRequestMutation,
} from "../sharing.api.ts";
import { GrantedPin } from "./GrantedPin.tsx";
import { RequestedFacts, useAnswer } from "./RequestedFacts.tsx";
import "./AccessDecision.css";

const OWN_PAGE = "/student_profile";

type AccessDecisionProps = { id: string; documents: readonly Shareable[] };

export function AccessDecision({ id, documents }: AccessDecisionProps) {
  const { t } = useTranslation("sharing");
  const messageOf = useFailureText();
  const { data, error, refetch } = useGetAccessRequestsQuery();
  usePageTitle(t("decision.title"));
  const request = data?.requests.find(({ _id }) => _id === id);
  const document = documents.find(({ _id }) => _id === request?.document._id);
  const isOver = data && (request?.state !== "waiting" || !document);
  return (
    <main id="content" className="decision">
      <div className="wrap">
        <BackLink to={OWN_PAGE}>{t("decision.back")}</BackLink>
        <h1>{t("decision.title")}</h1>
        {!data && error && <ErrorState text={messageOf(error)} onRetry={refetch} />}
        {!data && !error && <SkeletonRows rows={4} columns={2} />}
        {isOver && <Note>{t("decision.over")}</Note>}
        {!isOver && request && document && <Decision request={request} document={document} />}
      </div>
    </main>
  );
}

function Decision({ request, document }: { request: AccessRequest; document: Shareable }) {
  const { t } = useTranslation("sharing");
  const messageOf = useFailureText();
  const language = useLanguage();
  const navigate = useNavigate();
  const [limits, setLimits] = useState({ day: dayIn(DEFAULT_SHARE_DAYS), views: DEFAULT_VIEWS, pin: false });
  const [isBlocking, setBlocking] = useState(false);
  const [pin, setPin] = useState<string>();
  const answer = useAnswer(request, document);
  const [grant, granting] = useGrantRequestMutation();
  const [refuse, refusing] = useRefuseRequestMutation();
  const [block] = useBlockDomainMutation();
  const foot = useShareFoot({ ...limits, purpose: request.purpose, purposeText: request.purposeText ?? "" });
  const { _id: id, domain, site } = request;
  const leave = (outcome: "granted" | "refused" | "blocked") => {
    showToast(t(`decision.done.${outcome}`), { tone: "ok" });
    navigate(OWN_PAGE);
  };
  const confirmed = useConfirmedAction({ call: () => block({ id }).unwrap(), onDone: () => leave("blocked") });
  const share = async () => {
    const { day, ...rest } = limits;
    const done = await grant({ id, claims: answer.chosen, expiresAt: endOf(day), ...rest });
    if (done.data?.pin) setPin(done.data.pin);
    else if (done.data) leave("granted");
  };
  const error = granting.error ?? refusing.error;
  if (pin) return <GrantedPin pin={pin} onClose={() => leave("granted")} />;
  return (
    <div className="decision__columns">
      <div className="decision__main">
        <div className="decision__who">
          <p className="decision__domain">
            <bdi dir="ltr">{domain}</bdi>
          </p>
          <p>
            <Chip tone="ok" icon={CircleCheck}>
              {t("decision.confirmed")}
            </Chip>{" "}
            {formatDayOf(request.confirmedAt, language)}
          </p>
        </div>
        <dl className="decision__facts">
          <div>
            <dt>{t("decision.calls")}</dt>
            <dd>
              <bdi>{request.organisation}</bdi>
              <small>{t("decision.unchecked", { name: isolate(request.contact) })}</small>
            </dd>
          </div>
          <div>
            <dt>{t("form.purpose")}</dt>
            <dd>
              <bdi>{request.purposeText ?? t(`purpose.${request.purpose}`)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{t("decision.which")}</dt>
            <dd>
              <bdi>{document.title}</bdi>
            </dd>
          </div>
        </dl>
        <RequestedFacts document={document} answer={answer} />
        {request.alreadyShared && <Note tone="wait">{t("decision.already")}</Note>}
        <LimitFields {...limits} onChange={(changes) => setLimits((before) => ({ ...before, ...changes }))} />
        {error && <Note tone="bad">{messageOf(error)}</Note>}
        <div className="decision__actions">
          <Button
            kind="primary"
            size="large"
            icon={Check}
            busy={granting.isLoading}
            disabled={answer.chosen.length === 0 || !limits.day}
            onClick={() => void share()}
          >
            {t("decision.share", { count: answer.chosen.length })}
          </Button>
          <Button
            size="large"
            busy={refusing.isLoading}
            onClick={() => void refuse({ id }).then((done) => done.data && leave("refused"))}
          >
            {t("decision.refuse")}
          </Button>
          <Button size="large" kind="ghost" icon={Ban} onClick={() => setBlocking(true)}>
            {t("decision.block")}
          </Button>
        </div>
        <p className="decision__told">{t("decision.told", { date: isolate(formatDayOf(request.endsAt, language)) })}</p>
      </div>
      <div className="decision__preview">
        <SharePreview document={document} claims={answer.claims} chosen={answer.chosen} foot={foot} />
      </div>
      {isBlocking && (
        <ConfirmDialog
          {...confirmed}
          title={t("decision.blockTitle", { domain: isolate(site, "ltr") })}
          action={t("decision.block")}
          onClose={() => setBlocking(false)}
        >
          <p>{t("decision.blockText")}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
