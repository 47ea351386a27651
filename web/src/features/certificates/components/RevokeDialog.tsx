/** Revoking a signed certificate; the recipient's name is typed as confirmation. */
import type { Certificate } from "@ijaza/schema/certificate";
import { REVOCATION_REASONS } from "@ijaza/schema/diploma";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { RevokeRecord } from "../../records/records.parts.tsx";
import { latinName, recipientOf, subjectOf } from "../certificate-text.ts";
import { useRevokeCertificateMutation } from "../certificates.api.ts";

type RevokeDialogProps = { certificate: Certificate; onClose: () => void; onDone: () => void };

export function RevokeDialog({ certificate, ...ends }: RevokeDialogProps) {
  const { t } = useTranslation("certificates");
  const language = useLanguage();
  const [revoke, { isLoading }] = useRevokeCertificateMutation();
  const name = latinName(certificate);
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
      about="revokingCertificate"
      reasons={REVOCATION_REASONS.map((code) => ({ code, label: t(`revoke.reasons.${code}`) }))}
      typed={{ text: name, label: t("revoke.typed", { name }), dir: "auto" }}
      words={words}
      revoke={(given) => revoke({ _id: certificate._id, ...given }).unwrap()}
      isBusy={isLoading}
      {...ends}
    >
      <b>
        <bdi>{recipientOf(certificate, language)}</bdi>
      </b>
      <bdi>{subjectOf(certificate)}</bdi>
    </RevokeRecord>
  );
}
