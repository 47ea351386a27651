/**
 * The constants of the specification. Tests take the figures from here and never from the tested code. Each constant
 * has a test of its name, and a wrong value that the test must detect (scripts/check/constants.test.mjs).
 */
export const SPECIFIED = {
  idleMs: 1_800_000,
  idleResetEvents: ["mousemove", "keydown", "click", "scroll", "touchstart"],
  countdownMs: 30_000,
  redirectMs: 1_000,
  otherTabToastMs: 3_000,
  otherTabRedirectMs: 3_000,
  csrfRefreshMs: 840_000,
  chunkTimeoutMs: 120_000,
  toastMs: 5_000,
  keptMs: 60_000,
  refetchOnMount: false,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  sidebarPx: 320,
  foldedSidebarPx: 90,
  sidebarFromPx: 1135,
  creditDepositMin: 0,
  creditDepositMax: 999,
  etherDecimals: 7,
  languages: ["en", "fr", "ar"],
  defaultLanguage: "en",
  missingText: "",
} as const;
