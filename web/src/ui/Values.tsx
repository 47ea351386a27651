/** Values inside sentences of either direction: isolated, formatted, with tabular digits. */
import type { ReactNode } from "react";
import { formatDate, formatEther, formatMoment, formatNumber } from "../platform/format/format.ts";
import { useLanguage } from "../platform/i18n/use-language.ts";

const Isolated = ({ children }: { children: ReactNode }) => <bdi className="num">{children}</bdi>;

export const NumberValue = ({ value }: { value: number | bigint }) => (
  <Isolated>{formatNumber(value, useLanguage())}</Isolated>
);

/** A calendar day, `YYYY-MM-DD`. */
export const DateValue = ({ value, style }: { value: string; style?: "long" | "short" }) => (
  <time dateTime={value}>
    <Isolated>{formatDate(value, useLanguage(), style)}</Isolated>
  </time>
);

/** A moment, ISO 8601, on the reader's clock. */
export const MomentValue = ({ value }: { value: string }) => (
  <time dateTime={value}>
    <Isolated>{formatMoment(value, useLanguage())}</Isolated>
  </time>
);

/** Wei as ether with 7 decimals. */
export const EtherValue = ({ wei }: { wei: string }) => <Isolated>{formatEther(wei, useLanguage())}</Isolated>;

/** An id, a number of a document, a hash: left to right in every language. */
export const Reference = ({ children }: { children: string }) => <bdi className="mono">{children}</bdi>;
