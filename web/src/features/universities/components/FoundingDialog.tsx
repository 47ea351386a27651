/** Asks before a university is founded, whose name is registered for good: its three names and its domain, to be read once more. */
import { useTranslation } from "react-i18next";
import { LANGUAGES } from "../../../platform/i18n/languages.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { Facts } from "../../../ui/Facts.tsx";
import type { Draft } from "../university-draft.ts";
import "./FoundingDialog.css";

type FoundingDialogProps = { draft: Draft; onConfirm: () => void; onClose: () => void };

export function FoundingDialog({ draft, onConfirm, onClose }: FoundingDialogProps) {
  const { t } = useTranslation("universities");
  const names = LANGUAGES.map((language) => ({
    key: language,
    label: t(`form.name.${language}`),
    value: <bdi lang={language}>{draft.name[language].trim()}</bdi>,
  }));
  const address = draft.website.trim();
  const website = address ? [{ key: "website", label: t("form.website"), value: <bdi>{address}</bdi> }] : [];
  return (
    <ConfirmDialog
      open
      kind="primary"
      title={t("founding.title")}
      action={t("founding.action")}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t("founding.text")}</p>
      <div className="founding-names">
        <Facts facts={[...names, ...website]} />
      </div>
    </ConfirmDialog>
  );
}
