/** Parses a typed amount of ether into wei. Pure. */
import { toAsciiDigits } from "@ijaza/schema/fields/digits";

const WEI_DECIMALS = 18;
/** The server takes no more digits. */
const MOST_WHOLE_DIGITS = 9;

const TYPED = new RegExp(`^(\\d{0,${MOST_WHOLE_DIGITS}})(?:[.,](\\d{0,${WEI_DECIMALS}}))?$`);

/** Wei, or null unless it is a positive amount. A point, a comma and Arabic digits are accepted. */
export const readEther = (text: string): bigint | null => {
  const [, whole, part = ""] = TYPED.exec(toAsciiDigits(text.trim())) ?? [];
  if (whole === undefined || whole + part === "") return null;
  const wei = BigInt(whole + part.padEnd(WEI_DECIMALS, "0"));
  return wei > 0n ? wei : null;
};
