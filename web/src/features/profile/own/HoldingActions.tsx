/** What can be done with one's own document: share it, download it, and the rest in a menu. */
import { linkedInAddress } from "@ijaza/schema/verification/linkedin";
import { Award, BadgeCheck, ExternalLink, FileCheck, FileJson, Landmark, Wallet } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { ButtonLink } from "../../../ui/Button.tsx";
import { fileOf, PdfButton } from "../../../ui/DocumentFiles.tsx";
import { Menu, type MenuItem } from "../../../ui/Menu.tsx";
import { useDownload } from "../../../ui/use-download.ts";
import { type Shareable, ShareButton } from "../../sharing/sharing.parts.tsx";
import type { Holding } from "./holdings.ts";
import { useOwnUniversity } from "./use-own-university.ts";

export const addressOfPage = (id: string): string => `/digital_diploma/${id}`;

/** Opens the form of LinkedIn with this document filled in; undefined for one that is not valid. */
export const linkedInOf = ({ _id: id, title, days, stands }: Holding, university: string): string | undefined =>
  stands
    ? linkedInAddress({
        id,
        link: `${globalThis.location.origin}${addressOfPage(id)}`,
        name: title,
        university,
        claims: days,
      })
    : undefined;

function useMore(holding: Holding, university: string): MenuItem[] {
  const { t } = useTranslation(["profile", "ui"]);
  const download = useDownload();
  const navigate = useNavigate();
  const file = { id: holding._id, name: holding.fileName };
  const linkedIn = linkedInOf(holding, university);
  const more: MenuItem[] = [
    {
      key: "page",
      label: t("profile:visibility.look"),
      icon: ExternalLink,
      onChoose: () => void navigate(addressOfPage(holding._id)),
    },
    {
      key: "proof",
      label: t("ui:files.proof"),
      icon: FileJson,
      onChoose: () => void download(fileOf(file, "json")),
    },
    {
      key: "badge",
      label: t("ui:files.badge"),
      icon: Award,
      onChoose: () => void download(fileOf(file, "openbadge")),
    },
    {
      key: "credential",
      label: t("ui:files.credential"),
      icon: Wallet,
      onChoose: () => void download(fileOf(file, "sd-jwt")),
    },
  ];
  if (!linkedIn) return more;
  const open = () => void globalThis.open(linkedIn, "_blank", "noopener,noreferrer");
  return [...more, { key: "linkedIn", label: t("profile:own.linkedIn"), icon: BadgeCheck, onChoose: open }];
}

type HoldingActionsProps = {
  holding: Holding;
  /** What can be shared together with it. */
  shareables: readonly Shareable[];
  university: string;
};

export function HoldingActions({ holding, shareables, university }: HoldingActionsProps) {
  const { t } = useTranslation("profile");
  const more = useMore(holding, university);
  const newer = holding.kind === "diploma" && holding.status === "revoked" ? holding.record.supersededBy : null;
  const page = useOwnUniversity({ skip: holding.status !== "revoked" || newer !== null });
  if (!holding.isPublic) return null;
  return (
    <div className="own-stage__actions">
      {holding.stands && <ShareButton kind="brass" size="large" recordId={holding._id} documents={shareables} />}
      {newer && (
        <ButtonLink kind="light" size="large" icon={FileCheck} to={addressOfPage(newer)}>
          {t("student.newer")}
        </ButtonLink>
      )}
      {page && newer === null && (
        <ButtonLink kind="light" size="large" icon={Landmark} to={page}>
          {t("own.university")}
        </ButtonLink>
      )}
      <div className="own-stage__files">
        <PdfButton kind="onDark" size="large" id={holding._id} name={holding.fileName} />
        <Menu label={t("own.more")} items={more} />
      </div>
    </div>
  );
}
