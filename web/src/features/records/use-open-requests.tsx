/** Asks before signing for requests to correct what would be signed, and leaves those records out if one wishes. */
import { Suspense, useState } from "react";
import { lazyPage } from "../../platform/load-page.ts";
import type { RecordView, ShownRecord, Targets } from "./record-view.ts";

const OpenRequests = lazyPage(() => import("./components/OpenRequests.tsx").then((file) => file.OpenRequests));

type OpenRequestsOptions<Kept extends ShownRecord> = {
  view: { signing: Pick<RecordView<Kept>["signing"], "hasRequests"> };
  targets: Targets<Kept>;
};

/** What is signed, the warning, and whether it is still asked for: nobody signs before it could be read. */
export function useOpenRequests<Kept extends ShownRecord>({ view, targets }: OpenRequestsOptions<Kept>) {
  const [found, setFound] = useState<readonly string[] | null>(null);
  const [isLeftOut, setLeftOut] = useState(false);
  if (!view.signing.hasRequests) return { chosen: targets };
  const warning = (
    <Suspense>
      <OpenRequests targets={targets} isLeftOut={isLeftOut} onLeaveOut={setLeftOut} onRead={setFound} />
    </Suspense>
  );
  return { chosen: isLeftOut && found ? without(targets, found) : targets, warning, isChecking: found === null };
}

const without = <Kept extends ShownRecord>(targets: Targets<Kept>, except: readonly string[]): Targets<Kept> =>
  targets.records.length > 0
    ? { ...targets, records: targets.records.filter(({ _id }) => !except.includes(_id)) }
    : { ...targets, count: (targets.count ?? 0) - except.length, except };
