/** Sends ether from the platform's wallet to a university's: the amount, the balance, and the job that follows. */
import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { EtherValue, Reference } from "../../../ui/Values.tsx";
import { useConfirmedJob } from "../../jobs/jobs.parts.tsx";
import { readEther } from "../ether-amount.ts";
import { useSendEtherMutation } from "../universities.api.ts";
import { nameOf } from "../university-text.ts";

export function EtherDialog({ university, onClose }: { university: ListedUniversity; onClose: () => void }) {
  const { t } = useTranslation("universities");
  const { adminBalance } = useUser();
  const name = isolate(nameOf(university, useLanguage()));
  const [text, setText] = useState("");
  const [sendEther] = useSendEtherMutation();
  const wei = readEther(text);
  const tooMuch = wei !== null && adminBalance !== null && wei > BigInt(adminBalance);
  const errorOfAmount = () => {
    if (tooMuch) return t("ether.tooMuch");
    return text.trim() && wei === null ? t("ether.notAnAmount") : undefined;
  };
  const confirmed = useConfirmedJob({
    call: () => sendEther({ universityId: university._id, amount: String(wei) }).unwrap(),
    about: "ether",
    count: 1,
    onDone: onClose,
  });
  const wallet = university.responsable?.blockchainAddress;
  return (
    <ConfirmDialog
      {...confirmed}
      title={t("ether.title")}
      action={t("ether.action")}
      kind="primary"
      blocked={wei === null || tooMuch}
      onClose={onClose}
    >
      <p>{t("ether.text", { name })}</p>
      <Facts
        facts={[
          { key: "wallet", label: t("ether.wallet"), value: wallet && <Reference>{wallet}</Reference> },
          {
            key: "there",
            label: t("ether.there"),
            value: university.balance.ether && <EtherValue wei={university.balance.ether} />,
          },
          { key: "platform", label: t("ether.platform"), value: adminBalance && <EtherValue wei={adminBalance} /> },
        ]}
      />
      <TextField
        label={t("ether.amount")}
        hint={t("ether.hint")}
        error={errorOfAmount()}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        maxLength={30}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}
