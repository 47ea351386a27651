/** An event's kind and actor in the reader's words. */
import type { AuditEventShown } from "@ijaza/schema/audit";
import { isAuditKind } from "@ijaza/schema/audit-kinds";
import { PRODUCT } from "@ijaza/schema/product";
import { ROLES } from "@ijaza/schema/roles";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Reference } from "../../../ui/Values.tsx";

/** A newer server may know more kinds than this page: those are shown as they are called. */
export function KindWords({ kind }: { kind: string }) {
  const { t } = useTranslation("audit");
  return isAuditKind(kind) ? t(`kinds.${kind}`) : <Reference>{kind}</Reference>;
}

export function Actor({ actor }: Pick<AuditEventShown, "actor">) {
  const { t } = useTranslation(["audit", "ui"]);
  const language = useLanguage();
  const role = ROLES.find((each) => each === actor.role);
  if (!role) return t(actor.role === "operator" ? "operator" : "platform");
  const roleWords = t(`ui:staff.roles.${role}`, { product: PRODUCT.name[language] });
  if (!actor.username) return roleWords;
  return (
    <span className="two-lines">
      <span>
        <bdi>{actor.username}</bdi>
      </span>
      <small>{roleWords}</small>
    </span>
  );
}
