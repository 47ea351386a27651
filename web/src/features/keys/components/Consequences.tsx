/** How many documents stay valid, and how many do not, when a key is held for compromised since a moment. */
import { countKeyDocuments, type UniversityKey } from "@ijaza/schema/keys/calls";
import { useTranslation } from "react-i18next";
import { useAnswer } from "../../../platform/api/use-calls.ts";
import { Note } from "../../../ui/Note.tsx";

type ConsequencesProps = {
  action: "mark" | "confirm" | "clear";
  shown: UniversityKey;
  /** Null while no moment is typed. */
  since: string | null;
};

export function Consequences({ action, shown: { _id, purpose }, since }: ConsequencesProps) {
  const { t } = useTranslation("keys");
  const isBadge = purpose === "badge";
  const isSkipped = since === null || isBadge;
  const { currentData: data, error } = useAnswer(
    countKeyDocuments,
    { id: _id, since: since ?? "" },
    { skip: isSkipped },
  );
  if (isBadge) return <Note tone="wait">{t("consequences.badge")}</Note>;
  if (since === null) return null;
  if (error) return <Note tone="bad">{t("consequences.uncounted")}</Note>;
  if (!data) return <p role="status">{t("consequences.counting")}</p>;
  return (
    <Note tone={action === "clear" ? "info" : "wait"}>
      <p>{t("consequences.before", { count: data.before })}</p>
      <p>{t(action === "clear" ? "consequences.again" : "consequences.after", { count: data.after })}</p>
      {action === "mark" && <p>{t("consequences.next")}</p>}
      {action === "confirm" && purpose === "wallet" && <p>{t("consequences.void")}</p>}
    </Note>
  );
}
