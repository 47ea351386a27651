/** An event's kind and actor in the reader's language. */

import type { AuditEventShown } from "@ijaza/schema/audit/calls";
import { isAuditKind } from "@ijaza/schema/audit/kinds";
import { RETENTION_KINDS } from "@ijaza/schema/privacy/retention";
import { PRODUCT } from "@ijaza/schema/product";
import { userNameIn } from "@ijaza/schema/users/names";
import { ROLES } from "@ijaza/schema/users/roles";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Reference } from "../../../ui/Values.tsx";

/** A newer server may know more kinds than this page: those are shown by their code. */
export function KindLabel({ kind }: { kind: string }) {
  const { t } = useTranslation("audit");
  return isAuditKind(kind) ? t(`kinds.${kind}`) : <Reference>{kind}</Reference>;
}

/** What the event is about: its id, or a kind of data that was deleted. */
export function Subject({ event: { kind, subjectId } }: { event: Pick<AuditEventShown, "kind" | "subjectId"> }) {
  const { t } = useTranslation("audit");
  const retained = kind === "retention.deleted" && RETENTION_KINDS.find((each) => each === subjectId);
  return retained ? t(`retained.${retained}`) : <Reference>{subjectId}</Reference>;
}

/** The role of the actor; without a role it is the platform or its operator. */
const useRoleLabel = ({ role }: AuditEventShown["actor"]): { label: string; isPerson: boolean } => {
  const { t } = useTranslation(["audit", "ui"]);
  const language = useLanguage();
  const known = ROLES.find((each) => each === role);
  if (!known) return { label: t(role === "operator" ? "operator" : "platform"), isPerson: false };
  return { label: t(`ui:staff.roles.${known}`, { product: PRODUCT.name[language] }), isPerson: true };
};

/** The name in one line, or what replaces it. */
export function ActorName({ actor }: Pick<AuditEventShown, "actor">) {
  const { label, isPerson } = useRoleLabel(actor);
  const name = userNameIn(actor, useLanguage());
  return isPerson && name ? <bdi>{name}</bdi> : label;
}

/** The name, with the role below it. */
export function Actor({ actor }: Pick<AuditEventShown, "actor">) {
  const { label, isPerson } = useRoleLabel(actor);
  const name = userNameIn(actor, useLanguage());
  if (!isPerson || !name) return label;
  return (
    <span className="two-lines">
      <span>
        <bdi>{name}</bdi>
      </span>
      <small>{label}</small>
    </span>
  );
}
