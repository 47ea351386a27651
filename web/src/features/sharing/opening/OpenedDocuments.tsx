/** The documents of an opened share, one at a time. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDayOf } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Tabs } from "../../../ui/Tabs.tsx";
import { PresentedDocument } from "../../verification/verification.parts.tsx";
import type { OpenedShare } from "./use-shared.ts";
import "./OpenedDocuments.css";

const PANEL = "shared-document";

export function OpenedDocuments({ share: { items, purpose, purposeText, expiresAt } }: { share: OpenedShare }) {
  const { t } = useTranslation("sharing");
  const language = useLanguage();
  const [chosen, setChosen] = useState("0");
  const shown = items[Number(chosen)];
  if (!shown) return null;
  const sentence = t(`recipient.sharedFor.${purpose}`, {
    date: isolate(formatDayOf(expiresAt, language)),
    purpose: isolate(purposeText ?? ""),
  });
  const tabs = items.map((_, at) => ({ key: String(at), label: t("recipient.document", { number: at + 1 }) }));
  return (
    <>
      {items.length > 1 && (
        <nav className="shared-tabs wrap" aria-label={t("recipient.documents")}>
          <Tabs label={t("recipient.documents")} tabs={tabs} chosen={chosen} onChoose={setChosen} panel={PANEL} />
        </nav>
      )}
      <div id={PANEL} {...(items.length > 1 && { role: "tabpanel", "aria-labelledby": `${PANEL}-${chosen}` })}>
        <PresentedDocument key={chosen} bundle={shown.bundle} sentence={sentence} />
      </div>
    </>
  );
}
