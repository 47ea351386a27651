/**
 * A request beside the list: who asks, for what, with which evidence; and the agent's decision, item by item or at
 * once.
 */

import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import { isPublic } from "@ijaza/schema/records/record";
import { Check, ExternalLink, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { StatusChip } from "../../../ui/Chip.tsx";
import { Drawer } from "../../../ui/Drawer.tsx";
import { type Fact, Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { MomentValue, Reference } from "../../../ui/Values.tsx";
import { nameOf, titleOf } from "../../diplomas/diplomas.parts.ts";
import { Change } from "./Change.tsx";
import type { Choice } from "./DecisionDialog.tsx";
import { Grounds } from "./Grounds.tsx";

const useFacts = (request: CorrectionRequest): Fact[] => {
  const { t } = useTranslation("correction-requests");
  const language = useLanguage();
  const { student, diploma } = request;
  return [
    { key: "number", label: t("facts.studentNumber"), value: <Reference>{student.studentNumber}</Reference> },
    { key: "diploma", label: t("facts.diploma"), value: diploma && titleOf(diploma, language) },
    {
      key: "diplomaNumber",
      label: t("facts.diplomaNumber"),
      value: diploma && <Reference>{diploma.diplomaNumber}</Reference>,
    },
    { key: "status", label: t("facts.status"), value: diploma && <StatusChip status={diploma.status} /> },
    { key: "asked", label: t("facts.asked"), value: <MomentValue value={request.createdAt} /> },
    { key: "closed", label: t("facts.closed"), value: request.closedAt && <MomentValue value={request.closedAt} /> },
  ];
};

type InsideProps = { request: CorrectionRequest; onDecide: (choice: Choice) => void };

function Inside({ request, onDecide }: InsideProps) {
  const { t } = useTranslation("correction-requests");
  const language = useLanguage();
  const facts = useFacts(request);
  const { kind, items, status, diploma } = request;
  const isOpen = status === "open";
  const several = items.filter((item) => item.status === "open").length > 1;
  return (
    <>
      <header className="drawer__head">
        <h2>
          <bdi>{nameOf(request.student, language)}</bdi>
        </h2>
        <p>{t(`asksFor.${kind}`, { count: items.length })}</p>
      </header>
      <div className="drawer__body">
        <Facts facts={facts} />
        <Grounds request={request} noteLabel={t("note")} />
        {!request.evidence && <p className="muted">{t("evidence.none")}</p>}
        {isOpen && diploma?.status === "signed" && <Note>{t("supersedes")}</Note>}
        <ul className="changes">
          {items.map((item) => (
            <Change key={item._id} kind={kind} item={item}>
              {item.status === "open" && several && (
                <div className="change__ways">
                  <Button size="dense" icon={X} onClick={() => onDecide({ request, verdict: "reject", item })}>
                    {t("actions.reject")}
                  </Button>
                  <Button size="dense" icon={Check} onClick={() => onDecide({ request, verdict: "accept", item })}>
                    {t("actions.accept")}
                  </Button>
                </div>
              )}
            </Change>
          ))}
        </ul>
      </div>
      <footer className="drawer__foot">
        {diploma && isPublic(diploma) && (
          <ButtonLink icon={ExternalLink} to={`/digital_diploma/${diploma._id}`} target="_blank" rel="noopener">
            {t("openDiploma")}
          </ButtonLink>
        )}
        {isOpen && (
          <>
            <Button onClick={() => onDecide({ request, verdict: "reject" })}>
              {t(several ? "actions.rejectAll" : "actions.reject")}
            </Button>
            <Button kind="primary" onClick={() => onDecide({ request, verdict: "accept" })}>
              {t(several ? "actions.acceptAll" : "actions.accept")}
            </Button>
          </>
        )}
      </footer>
    </>
  );
}

type RequestDrawerProps = { request: CorrectionRequest | undefined; onClose: () => void } & Pick<
  InsideProps,
  "onDecide"
>;

export function RequestDrawer({ request, onClose, onDecide }: RequestDrawerProps) {
  const { t } = useTranslation("correction-requests");
  return (
    <Drawer open={request !== undefined} label={t("request")} onClose={onClose}>
      {request && <Inside request={request} onDecide={onDecide} />}
    </Drawer>
  );
}
