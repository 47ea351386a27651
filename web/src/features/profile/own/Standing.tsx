/** The state of one's own document in a sentence. */
import { isPublic } from "@ijaza/schema/records/record";
import { BadgeCheck, Ban, CalendarX, Clock, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate, formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { StatusChip } from "../../../ui/Chip.tsx";
import type { Holding } from "./holdings.ts";

type LineProps = { icon: LucideIcon; children: ReactNode };

const Line = ({ icon: Icon, children }: LineProps) => (
  <p className="own-stage__standing">
    <Icon size={18} aria-hidden="true" />
    <span>{children}</span>
  </p>
);

/** What its corrections mean for a diploma; nothing for one without any. */
function Correction({ holding }: { holding: Extract<Holding, { kind: "diploma" }> }) {
  const { t } = useTranslation("profile");
  const { supersededBy, supersedes, status } = holding.record;
  if (supersededBy && status === "revoked") return <Line icon={Ban}>{t("student.superseded")}</Line>;
  if (supersededBy || holding.isCorrected) return <Line icon={Clock}>{t("student.correcting")}</Line>;
  if (supersedes && !isPublic({ status })) return <Line icon={Clock}>{t("student.replaces")}</Line>;
  return null;
}

/** Why it is not relied on any more, and since when; a correction has a sentence of its own. */
function Ended({ holding: { kind, status, record } }: { holding: Holding }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const isReplaced = "supersededBy" in record && record.supersededBy !== null;
  if (isReplaced) return null;
  if (status === "revoking") return <Line icon={Clock}>{t(`student.revoking.${kind}`)}</Line>;
  if (status === "revoked" && record.revokedAt) {
    const day = isolate(formatDayOf(record.revokedAt, language));
    return <Line icon={Ban}>{t("student.revoked", { day })}</Line>;
  }
  if (status === "expired" && "expiryDate" in record && record.expiryDate) {
    const day = isolate(formatDate(record.expiryDate, language));
    return <Line icon={CalendarX}>{t("student.expired", { day })}</Line>;
  }
  return null;
}

export function Standing({ holding }: { holding: Holding }) {
  const { t } = useTranslation("profile");
  return (
    <div className="own-stage__state">
      {holding.stands ? (
        <Line icon={BadgeCheck}>{t("own.stands")}</Line>
      ) : (
        <p>
          <StatusChip status={holding.status} />
        </p>
      )}
      {holding.kind === "diploma" && <Correction holding={holding} />}
      <Ended holding={holding} />
      {!holding.isPublic && <Line icon={Clock}>{t("student.notYet")}</Line>}
    </div>
  );
}
