/** The files of a signed diploma: the PDF to show, the proof for programs, badge and credential for wallets and profiles. */
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { Award, FileJson, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { addressOf } from "../platform/api/request.ts";
import type { ButtonLook } from "./Button.tsx";
import { DownloadButton } from "./DownloadButton.tsx";

type DocumentProps = {
  id: string;
  /** What the files are called, without their endings. */
  name: string;
};

const ENDINGS = { pdf: ".pdf", json: ".json", openbadge: "-openbadge.json", "sd-jwt": ".sd-jwt" };

export const fileOf = ({ id, name }: DocumentProps, format: keyof typeof ENDINGS) => ({
  path: addressOf(getDiplomaFile, { id, format }),
  name: `${name}${ENDINGS[format]}`,
});

/** Disabled until it is known whether this reader may have it. */
export function PdfButton({ id, name, ...look }: DocumentProps & ButtonLook & { disabled?: boolean }) {
  const { t } = useTranslation("ui");
  return (
    <DownloadButton {...look} file={fileOf({ id, name }, "pdf")}>
      {t("files.pdf")}
    </DownloadButton>
  );
}

export function BadgeButton({ id, name, ...look }: DocumentProps & ButtonLook) {
  const { t } = useTranslation("ui");
  return (
    <DownloadButton icon={Award} {...look} file={fileOf({ id, name }, "openbadge")}>
      {t("files.badge")}
    </DownloadButton>
  );
}

/** The credential alone, for software that knows SD-JWT VC. */
export function CredentialButton({ id, name, ...look }: DocumentProps & ButtonLook) {
  const { t } = useTranslation("ui");
  return (
    <DownloadButton icon={Wallet} {...look} file={fileOf({ id, name }, "sd-jwt")}>
      {t("files.credential")}
    </DownloadButton>
  );
}

export function DocumentFiles(document: DocumentProps) {
  const { t } = useTranslation("ui");
  return (
    <>
      <PdfButton {...document} />
      <DownloadButton file={fileOf(document, "json")} icon={FileJson}>
        {t("files.proof")}
      </DownloadButton>
      <BadgeButton {...document} />
      <CredentialButton {...document} />
    </>
  );
}
