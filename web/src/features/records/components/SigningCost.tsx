/** The cost of signing and the remaining balance, in credits and ether, shown in advance. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { Note } from "../../../ui/Note.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { EtherValue, NumberValue } from "../../../ui/Values.tsx";
import "./SigningCost.css";

/** Credits, and ether in wei as decimal strings. */
type Estimate = {
  credits: number;
  creditsAvailable: number;
  ether: string;
  etherAvailable: string;
  batches: number;
};
export type Cost = { data?: Estimate; error?: unknown };

/** Ether may run out later too, and the job then waits; credits are taken at once. */
export const canPay = (cost: Estimate): boolean => cost.credits <= cost.creditsAvailable;
const hasEther = (cost: Estimate): boolean => BigInt(cost.ether) <= BigInt(cost.etherAvailable);

type LineProps = { name: string; needed: ReactNode; available: ReactNode; left: ReactNode };

function Line({ name, needed, available, left }: LineProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{needed}</td>
      <td>{available}</td>
      <td>{left}</td>
    </tr>
  );
}

export function SigningCost({ cost: { data, error } }: { cost: Cost }) {
  const { t } = useTranslation("records");
  const words = useFailureText();
  if (error) return <Note tone="bad">{words(error)}</Note>;
  if (!data) return <Skeleton height="132px" />;
  const etherLeft = BigInt(data.etherAvailable) - BigInt(data.ether);
  return (
    <>
      <table className="cost">
        <caption className="sr-only">{t("cost.label")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("cost.needed")}</th>
            <th scope="col">{t("cost.available")}</th>
            <th scope="col">{t("cost.left")}</th>
          </tr>
        </thead>
        <tbody>
          <Line
            name={t("cost.credits")}
            needed={<NumberValue value={data.credits} />}
            available={<NumberValue value={data.creditsAvailable} />}
            left={<NumberValue value={data.creditsAvailable - data.credits} />}
          />
          <Line
            name={t("cost.ether")}
            needed={<EtherValue wei={data.ether} />}
            available={<EtherValue wei={data.etherAvailable} />}
            left={<EtherValue wei={String(etherLeft)} />}
          />
        </tbody>
      </table>
      {!canPay(data) && <Note tone="bad">{t("cost.tooFewCredits")}</Note>}
      {canPay(data) && !hasEther(data) && <Note tone="wait">{t("cost.tooLittleEther")}</Note>}
      <p className="muted">{t("cost.batches", { count: data.batches })}</p>
    </>
  );
}
