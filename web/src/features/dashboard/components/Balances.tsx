/** The balances for signing: credits, and ether in the responsable's wallet. */
import { useTranslation } from "react-i18next";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Facts } from "../../../ui/Facts.tsx";
import { Note } from "../../../ui/Note.tsx";
import { Section } from "../../../ui/Section.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { EtherValue, NumberValue } from "../../../ui/Values.tsx";
import { useGetResponsableEtherBalanceQuery, useGetResponsableTokensQuery } from "../../users/users.api.ts";

export function Balances() {
  const { t } = useTranslation("dashboard");
  const credits = useGetResponsableTokensQuery();
  const ether = useGetResponsableEtherBalanceQuery();
  const waiting = <Skeleton width="90px" />;
  return (
    <Section title={t("balances.title")}>
      <Facts
        facts={[
          {
            key: "credits",
            label: t("balances.credits"),
            value: credits.data ? <NumberValue value={credits.data.balance} /> : !credits.isError && waiting,
          },
          {
            key: "ether",
            label: t("balances.ether"),
            value: ether.data ? <EtherValue wei={ether.data.balance} /> : !ether.isError && waiting,
          },
        ]}
      />
      {(credits.isError || ether.isError) && <Note tone="wait">{t("balances.unknown")}</Note>}
    </Section>
  );
}

const TONES = { refused: "bad", registrar: "wait", begins: "wait" } as const;

/** Nothing can be signed until the registry has admitted the university: what that waits for. */
export function NotEntered() {
  const { t } = useTranslation("dashboard");
  const language = useLanguage();
  const { data } = useGetResponsableTokensQuery();
  if (!data || data.enrolment === "entered" || data.enrolment === "underway") return null;
  const { enrolment, enrolmentBeginsAt } = data;
  const day = enrolmentBeginsAt ? isolate(formatDayOf(enrolmentBeginsAt, language)) : "";
  return <Note tone={TONES[enrolment]}>{t(`balances.${enrolment}`, { day })}</Note>;
}
