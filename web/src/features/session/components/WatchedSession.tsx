/** Starts the session watch once somebody is signed in; its code is loaded for nobody else. */
import { Suspense } from "react";
import { useActor } from "../../../platform/actor.ts";
import { lazyPage } from "../../../platform/load-page.ts";

const SessionWatch = lazyPage(() => import("./SessionWatch.tsx").then((file) => file.SessionWatch));

export function WatchedSession() {
  const { status } = useActor();
  return <Suspense>{status === "somebody" && <SessionWatch />}</Suspense>;
}
