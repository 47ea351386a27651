/** Before signing: which of the records their students ask to correct, to be looked at or left out. Loaded with the dialog. */
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { Note } from "../../../ui/Note.tsx";
import { useGetRequestsBeforeSigningQuery } from "../open-requests.api.ts";
import { countOf, idsOf, type ShownRecord, type Targets } from "../record-view.ts";

type OpenRequestsProps = {
  targets: Targets<ShownRecord>;
  isLeftOut: boolean;
  onLeaveOut: (isLeftOut: boolean) => void;
  /** Called with the ids of those records once they can be read. */
  onRead: (ids: readonly string[]) => void;
};

/** Nothing while it is asked, and where no request is open. */
export function OpenRequests({ targets, isLeftOut, onLeaveOut, onRead }: OpenRequestsProps) {
  const { t } = useTranslation("records");
  const { importId } = targets;
  const { data, isFetching, isError } = useGetRequestsBeforeSigningQuery(importId ? { importId } : {}, {
    refetchOnMountOrArgChange: true,
  });
  const named = idsOf(targets);
  const open = (data?.diplomasIds ?? []).filter((id) => named.length === 0 || named.includes(id));
  const report = useEffectEvent(() => onRead(open));
  useEffect(() => {
    if (!isFetching) report();
  }, [isFetching]);
  if (isError) return <Note tone="wait">{t("requests.unknown")}</Note>;
  if (open.length === 0) return null;
  return (
    <Note tone="wait">
      <p>
        {t("requests.open", { count: open.length })} <Link to="/diploma-demandes">{t("requests.look")}</Link>
      </p>
      {open.length < countOf(targets) && (
        <Checkbox label={t("requests.leaveOut")} labelled checked={isLeftOut} onChange={onLeaveOut} />
      )}
    </Note>
  );
}
