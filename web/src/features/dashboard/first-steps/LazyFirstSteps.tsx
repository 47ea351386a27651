/** The checklist, loaded apart: after the first day no dashboard shows it. */
import type { Role } from "@ijaza/schema/users/roles";
import { Suspense } from "react";
import { lazyPage } from "../../../platform/load-page.ts";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import type { FirstStep } from "../dashboard.api.ts";

type Props = { steps: readonly FirstStep[]; role: Role };

const Steps = lazyPage<Props>(() => import("./FirstSteps.tsx").then((file) => file.FirstSteps));

export function FirstSteps({ steps, role }: Props) {
  return (
    <Suspense fallback={<SkeletonRows rows={steps.length} columns={2} />}>
      <Steps steps={steps} role={role} />
    </Suspense>
  );
}
