/** Revoking a signed diploma; its number is typed as confirmation. */
import { type Diploma, REVOCATION_REASONS, SUPERSEDED } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Reference } from "../../../ui/Values.tsx";
import { RevokeRecord } from "../../records/records.parts.tsx";
import { nameOf, titleOf } from "../diploma-text.ts";
import { useRevokeDiplomaMutation } from "../diplomas.api.ts";

type Reason = (typeof REVOCATION_REASONS)[number] | typeof SUPERSEDED;

/** The chain may have refused to revoke what a correction has taken the place of. */
const reasonsFor = ({ supersededBy }: Diploma): readonly Reason[] =>
  supersededBy ? [SUPERSEDED, ...REVOCATION_REASONS] : REVOCATION_REASONS;

type RevokeDialogProps = { diploma: Diploma; onClose: () => void; onDone: () => void };

export function RevokeDialog({ diploma, ...ends }: RevokeDialogProps) {
  const { t } = useTranslation("diplomas");
  const language = useLanguage();
  const [revoke, { isLoading }] = useRevokeDiplomaMutation();
  const { _id, diplomaNumber: number } = diploma;
  const words = {
    title: t("revoke.title"),
    text: t("revoke.text"),
    action: t("revoke.action"),
    reason: t("revoke.reason"),
    note: t("revoke.note"),
    noteHint: t("revoke.noteHint"),
  };
  return (
    <RevokeRecord
      about="revoking"
      reasons={reasonsFor(diploma).map((code) => ({ code, label: t(`revoke.reasons.${code}`) }))}
      typed={{ text: number, label: t("revoke.typed", { number }), dir: "ltr" }}
      words={words}
      revoke={(given) => revoke({ _id, ...given }).unwrap()}
      isBusy={isLoading}
      {...ends}
    >
      <b>
        <bdi>{nameOf(diploma.student, language)}</bdi>
      </b>
      <bdi>{titleOf(diploma, language)}</bdi>
      <Reference>{number}</Reference>
    </RevokeRecord>
  );
}
