/** The responsable's wallet: its address, its balance, and whether the registry knows it. */
import { Check, Clock, Copy, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { POLLED, POLLED_SOON } from "../../../platform/api/polling.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { Section } from "../../../ui/Section.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { showToast } from "../../../ui/toast.ts";
import { EtherValue, NumberValue, Reference } from "../../../ui/Values.tsx";
import { CreditRequest, EtherRequest } from "../../credits/credits.parts.tsx";
import {
  useGetResponsableEtherBalanceQuery,
  useGetResponsableTokensQuery,
  useKnownTokens,
} from "../../users/users.api.ts";

const ENROLMENTS = {
  entered: { tone: "ok", icon: Check },
  underway: { tone: "wait", icon: Clock },
  registrar: { tone: "wait", icon: Clock },
  begins: { tone: "wait", icon: Clock },
  refused: { tone: "bad", icon: X },
} as const;

export function WalletSection() {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const messageOf = useFailureText();
  const { responsableWallet } = useUser();
  const ether = useGetResponsableEtherBalanceQuery(undefined, POLLED);
  const isUnderway = useKnownTokens(undefined).data?.enrolment === "underway";
  const tokens = useGetResponsableTokensQuery(undefined, isUnderway ? POLLED_SOON : POLLED);
  const error = ether.error ?? tokens.error;
  const retry = () => {
    void ether.refetch();
    void tokens.refetch();
  };
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    showToast(t("wallet.copied"), { tone: "ok" });
  };
  const body = () => {
    if (error) return <ErrorState text={messageOf(error)} onRetry={retry} />;
    if (!ether.data || !tokens.data) return <SkeletonRows rows={3} columns={2} />;
    const { balance, enrolment, enrolmentBeginsAt } = tokens.data;
    const day = enrolmentBeginsAt ? isolate(formatDayOf(enrolmentBeginsAt, language)) : "";
    const registry = <Chip {...ENROLMENTS[enrolment]}>{t(`wallet.enrolment.${enrolment}`, { day })}</Chip>;
    const address = responsableWallet && <Reference>{responsableWallet}</Reference>;
    return (
      <Facts
        facts={[
          { key: "address", label: t("wallet.address"), value: address ?? t("wallet.none") },
          { key: "ether", label: t("wallet.ether"), value: <EtherValue wei={ether.data.balance} /> },
          { key: "credits", label: t("wallet.credits"), value: <NumberValue value={balance} /> },
          { key: "keys", label: t("wallet.keys"), value: registry },
        ]}
      />
    );
  };
  return (
    <Section
      title={t("wallet.title")}
      aside={
        responsableWallet && (
          <Button size="dense" icon={Copy} onClick={() => void copy(responsableWallet)}>
            {t("wallet.copy")}
          </Button>
        )
      }
    >
      {body()}
      <div className="settings__ways">
        <EtherRequest size="dense" />
        <CreditRequest size="dense" />
        <ButtonLink size="dense" kind="ghost" to="/deposit-demands">
          {t("wallet.requests")}
        </ButtonLink>
      </div>
    </Section>
  );
}
