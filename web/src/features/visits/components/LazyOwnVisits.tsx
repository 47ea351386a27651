/**
 * The visits of one's own document for pages of other rooms, loaded apart: every page reports visits, few show them.
 */
import { Suspense } from "react";
import { lazyPage } from "../../../platform/load-page.ts";
import type { OwnVisits as Shown } from "./OwnVisits.tsx";

type Props = Parameters<typeof Shown>[0];

const Visits = lazyPage<Props>(() => import("./OwnVisits.tsx").then((file) => file.OwnVisits));

export function OwnVisits(props: Props) {
  return (
    <Suspense fallback={null}>
      <Visits {...props} />
    </Suspense>
  );
}
