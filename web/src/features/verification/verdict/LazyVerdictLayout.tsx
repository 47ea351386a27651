/** The layout of verdicts for pages of other rooms: its code is loaded with the page that first shows one. */
import { Suspense } from "react";
import { lazyPage } from "../../../platform/load-page.ts";
import { Checking } from "../checking/Checking.tsx";
import type { VerdictLayoutProps } from "./VerdictLayout.tsx";

const Layout = lazyPage<VerdictLayoutProps>(() => import("./VerdictLayout.tsx").then((file) => file.VerdictLayout));

export function LazyVerdictLayout(props: VerdictLayoutProps) {
  return (
    <Suspense fallback={<Checking />}>
      <Layout {...props} />
    </Suspense>
  );
}
