/** Says which places of the page nobody signs in, and leads to where somebody is chosen. */
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { focusPanel } from "../designing/focus-box.ts";
import { emptySlots } from "./model/slots.ts";
import type { RowDesigner } from "./use-row-designer.ts";

export function SlotsNote({ designer }: { designer: RowDesigner }) {
  const { t } = useTranslation("templates/rows");
  const slots = emptySlots(designer.design.layout);
  if (slots.length === 0) return null;
  const names = slots.map((slot) => t("name.signatory", { slot })).join(t("signatories.between"));
  return (
    <Note tone="wait">
      <p>{t("signatories.empty", { names, count: slots.length })}</p>
      {designer.panel !== "page" && (
        <div className="designer__ways">
          <Button
            size="dense"
            onClick={() => {
              designer.show("page");
              focusPanel();
            }}
          >
            {t("signatories.choose")}
          </Button>
        </div>
      )}
    </Note>
  );
}
