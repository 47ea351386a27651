/** What transactions of a registry cost: gas as measured (contracts/gas-report.md), in the coin of a chain and in money. */
import { formatUnits } from "viem";

/** Gas of whole transactions on storage not touched before. */
export const TYPICAL_GAS = {
  "issue a batch of any size": 56_868n,
  "revoke one of 1,000": 78_553n,
  "revoke 100 random of 1,000": 153_918n,
  "revoke a whole batch": 35_594n,
} as const;

const COIN_DECIMALS = 18;
const COIN_DIGITS = 8;
const MONEY_DIGITS = 4;

/** `gasPrice` in wei; `coinPrice`: what one coin costs, in any money. Ends with the money only where a price is given. */
export function describeCost(gas: bigint, { gasPrice, coinPrice }: { gasPrice: bigint; coinPrice?: number }): string {
  const coins = Number(formatUnits(gas * gasPrice, COIN_DECIMALS));
  const money = coinPrice === undefined ? "" : `, ${(coins * coinPrice).toFixed(MONEY_DIGITS)} in money`;
  return `${gas} gas, ${coins.toFixed(COIN_DIGITS)} coins${money}`;
}
