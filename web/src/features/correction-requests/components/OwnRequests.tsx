/** A student's own requests: the button that makes one, and the outcome of the latest. */
import type { CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import { ChevronDown, MessageSquareWarning } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { MomentValue } from "../../../ui/Values.tsx";
import { useGetCorrectionRequestsQuery } from "../correction-requests.api.ts";
import { AskDialog } from "./AskDialog.tsx";
import { Change } from "./Change.tsx";
import { Grounds } from "./Grounds.tsx";
import type { CurrentValues } from "./ItemFields.tsx";
import "./OwnRequests.css";

type OwnRequestsProps = {
  kind: CorrectionKind;
  diplomaId?: string;
  standing: CurrentValues;
  /** Nothing can be corrected now. */
  frozen?: boolean;
  /** Whether the dialog is open. */
  asking: boolean;
  onAsk: () => void;
  onClose: () => void;
};

/** Only one request for each subject may be open at a time. */
export function OwnRequests({ kind, diplomaId, standing, frozen, asking, onAsk, onClose }: OwnRequestsProps) {
  const { t } = useTranslation("correction-requests");
  const { data } = useGetCorrectionRequestsQuery({ kind, pageSize: 1, diplomaId });
  const latest = data?.demands[0];
  return (
    <>
      {latest && (
        <details className="own-request" open={latest.status === "open"}>
          <summary>
            <span>
              {t(`own.${latest.status}`)} <MomentValue value={latest.closedAt ?? latest.createdAt} />
            </span>
            <ChevronDown size={18} aria-hidden="true" />
          </summary>
          <ul className="changes">
            {latest.items.map((item) => (
              <Change key={item._id} kind={kind} item={item} />
            ))}
          </ul>
          <Grounds request={latest} noteLabel={t("own.note")} />
        </details>
      )}
      {latest?.status !== "open" && !frozen && (
        <Button icon={MessageSquareWarning} onClick={onAsk}>
          {t(`ask.title.${kind}`)}
        </Button>
      )}
      {asking && <AskDialog kind={kind} diplomaId={diplomaId} standing={standing} onClose={onClose} />}
    </>
  );
}
