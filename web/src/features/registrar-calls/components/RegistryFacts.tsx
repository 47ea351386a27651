/** The registry itself, what begins in it later, and what was last entered in it. */
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button } from "../../../ui/Button.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { Section } from "../../../ui/Section.tsx";
import { MomentValue, Reference } from "../../../ui/Values.tsx";
import { shortened, useCallText } from "../call-text.ts";
import type { RegistrarCallsShown } from "../registrar-calls.api.ts";
import { useCopy } from "../use-copy.ts";

type Shown = { shown: RegistrarCallsShown };

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** The largest unit that counts it in whole numbers. */
const useDelayText = () => {
  const { t } = useTranslation("registrar-calls");
  return (seconds: number): string => {
    if (seconds === 0) return t("facts.noDelay");
    if (seconds % DAY === 0) return t("facts.days", { count: seconds / DAY });
    return seconds % HOUR === 0 ? t("facts.hours", { count: seconds / HOUR }) : t("facts.seconds", { count: seconds });
  };
};

function AddressValue({ address, label }: { address: string; label: string }) {
  const copy = useCopy();
  const { t } = useTranslation("registrar-calls");
  return (
    <span className="call-buttons">
      <Reference>{shortened(address)}</Reference>
      <Button size="dense" icon={Copy} aria-label={label} onClick={() => void copy(address)}>
        {t("copy.address")}
      </Button>
    </span>
  );
}

export function RegistryFacts({ shown: { registrar, registry, chain, startDelay } }: Shown) {
  const { t } = useTranslation("registrar-calls");
  const delayText = useDelayText();
  return (
    <Section title={t("facts.title")}>
      <Facts
        facts={[
          {
            key: "registrar",
            label: t(registrar.isOurs ? "facts.ownRegistrar" : "facts.registrar"),
            value: <AddressValue address={registrar.address} label={t("facts.copyRegistrar")} />,
          },
          {
            key: "registry",
            label: t("facts.registry"),
            value: <AddressValue address={registry} label={t("facts.copyRegistry")} />,
          },
          { key: "chain", label: t("facts.chain"), value: <Reference>{chain}</Reference> },
          { key: "delay", label: t("facts.delay"), value: delayText(startDelay) },
        ]}
      />
    </Section>
  );
}

export function BeginningKeys({ shown: { beginning } }: Shown) {
  const { t } = useTranslation("registrar-calls");
  const language = useLanguage();
  if (beginning.length === 0) return null;
  return (
    <Section title={t("beginning.title")} text={t("beginning.text")}>
      <Facts
        facts={beginning.map(({ _id, purpose, university, key, beginsAt }) => ({
          key: _id,
          label: t(`beginning.${purpose}`, { name: isolate(university.name[language]) }),
          value: (
            <span className="two-lines">
              <span>{t("beginning.on", { day: isolate(formatDayOf(beginsAt, language)) })}</span>
              <small>
                <Reference>{shortened(key)}</Reference>
              </small>
              <Link to={`/registry/${university._id}`}>{t("beginning.open")}</Link>
            </span>
          ),
        }))}
      />
    </Section>
  );
}

export function MadeCalls({ shown: { made } }: Shown) {
  const { t } = useTranslation("registrar-calls");
  const sentenceOf = useCallText("made");
  if (made.length === 0) return null;
  return (
    <Section title={t("lately.title")}>
      <Facts
        facts={made.map((call) => ({
          key: call._id,
          label: sentenceOf(call),
          value: <MomentValue value={call.madeAt} />,
        }))}
      />
    </Section>
  );
}
