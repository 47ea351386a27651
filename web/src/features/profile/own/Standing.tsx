/** The state of one's own document in a sentence. */
import { isPublic } from "@ijaza/schema/records/record";
import { BadgeCheck, Ban, Clock, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
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
  if (supersededBy && status === "revoked")
    return (
      <Line icon={Ban}>
        {t("student.superseded")} <Link to={`/digital_diploma/${supersededBy}`}>{t("student.newer")}</Link>
      </Line>
    );
  if (supersededBy || holding.isCorrected) return <Line icon={Clock}>{t("student.correcting")}</Line>;
  if (supersedes && !isPublic({ status })) return <Line icon={Clock}>{t("student.replaces")}</Line>;
  return null;
}

function Revoked({ holding: { kind, status, record } }: { holding: Holding }) {
  const { t } = useTranslation("profile");
  const isReplaced = "supersededBy" in record && record.supersededBy !== null;
  if (status !== "revoked" || isReplaced) return null;
  return <Line icon={Ban}>{t(kind === "diploma" ? "student.revoked" : "student.certificateRevoked")}</Line>;
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
      <Revoked holding={holding} />
      {!holding.isPublic && <Line icon={Clock}>{t("student.notYet")}</Line>}
    </div>
  );
}
