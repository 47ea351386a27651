/** The address of a batch's archive, for readers who may get it. */
import { getBatchFile } from "@ijaza/schema/diplomas/reading";
import { agentAndResponsable } from "@ijaza/schema/users/roles";
import { FileArchive } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../platform/actor.ts";
import { addressOf } from "../../platform/api/request.ts";
import type { MenuItem } from "../../ui/Menu.tsx";

/** Of the batch that a record was signed with; null for whoever only looks. */
export const useArchive = (): ((batchId: string | null) => string | null) => {
  const role = useRole();
  const may = agentAndResponsable.some((each) => each === role);
  return (batchId) => (may && batchId ? addressOf(getBatchFile, { batchId }) : null);
};

/** The way to it in the menu of a row. */
export const useArchiveItems = (): ((batchId: string | null) => MenuItem[]) => {
  const { t } = useTranslation("records");
  const archiveOf = useArchive();
  return (batchId) => {
    const archive = archiveOf(batchId);
    // The browser itself takes what may be gigabytes.
    const onChoose = () => globalThis.location.assign(archive ?? "");
    return archive === null ? [] : [{ key: "batch", label: t("files.batch"), icon: FileArchive, onChoose }];
  };
};
