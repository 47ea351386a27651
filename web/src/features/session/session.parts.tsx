/**
 * What other rooms may import from session: the check that runs on every page, the guard of pages, signing out, and the
 * session watch.
 */
export { Guard } from "./components/Guard.tsx";
export { LeaveButton } from "./components/LeaveButton.tsx";
export { WatchedSession } from "./components/WatchedSession.tsx";
export { zoneOf } from "./redirects.ts";
export { useServerLogout } from "./use-server-logout.ts";
export { useSessionCheck } from "./use-session-check.ts";
