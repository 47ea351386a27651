/** The browser's name from its `User-Agent`: just enough for people to recognise their own sessions. */

export type Browser = { browser: string | null; system: string | null };

/** The first match counts, because browsers also name older ones that they resemble. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|Opera)\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ["iPadOS", /\biPad\b/],
  ["iOS", /\b(?:iPhone|iPod)\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
];

export function readBrowser(userAgent: string | undefined): Browser {
  const text = (userAgent ?? "").slice(0, 1000);
  const named = (names: typeof BROWSERS) => names.find(([, sign]) => sign.test(text))?.[0] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
