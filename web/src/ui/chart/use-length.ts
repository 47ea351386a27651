/** A bar's length for its stylesheet. */
import type { CSSProperties } from "react";
import { useInBrowser } from "../../platform/device.ts";

type Length = CSSProperties & { "--v": number };

/** Bars grow once the page is in the browser: its security policy ignores `style` in what the server painted. */
export function useLength(): (share: number) => Length | undefined {
  const isInBrowser = useInBrowser();
  return (share) => (isInBrowser ? { "--v": share } : undefined);
}
