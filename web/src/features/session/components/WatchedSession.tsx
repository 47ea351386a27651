/** Starts the watch over the session once somebody is signed in; nobody else fetches its code. */
import { Suspense } from "react";
import { useActor } from "../../../platform/actor.ts";
import { lazyPage } from "../../../platform/load-page.ts";

const SessionWatch = lazyPage(() => import("./SessionWatch.tsx").then((file) => file.SessionWatch));

export function WatchedSession() {
  const { status } = useActor();
  return <Suspense>{status === "somebody" && <SessionWatch />}</Suspense>;
}
