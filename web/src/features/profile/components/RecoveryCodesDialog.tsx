/**
 * The recovery codes, shown only once: to copy, to save, to print. Closes only when the user confirms having saved
 * them.
 */
import { PRODUCT } from "@ijaza/schema/product";
import { Copy, Download, Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { saveFile } from "../../../platform/save-file.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Reference } from "../../../ui/Values.tsx";
import { useCopy } from "../use-copy.ts";

export function RecoveryCodesDialog({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation("profile");
  const { email } = useUser();
  const product = PRODUCT.name[useLanguage()];
  const copy = useCopy();
  const lines = codes.join("\n");
  const save = () => {
    const text = `${t("factor.keep.of", { product, email })}\n${globalThis.location.origin}\n\n${lines}\n`;
    saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), `${t("factor.keep.file")}.txt`);
  };
  return (
    <Dialog
      open
      title={t("factor.keep.title")}
      actions={
        <Button kind="primary" onClick={onKept}>
          {t("factor.keep.done")}
        </Button>
      }
    >
      <div className="recovery stack">
        <p>{t("factor.keep.text")}</p>
        <p className="recovery__of">{t("factor.keep.of", { product, email: isolate(email) })}</p>
        <ul className="recovery__codes">
          {codes.map((code) => (
            <li key={code}>
              <Reference>{code}</Reference>
            </li>
          ))}
        </ul>
        <div className="recovery__ways">
          <Button size="dense" icon={Copy} onClick={() => void copy(lines, t("factor.keep.copied"))}>
            {t("factor.keep.copy")}
          </Button>
          <Button size="dense" icon={Download} onClick={save}>
            {t("factor.keep.download")}
          </Button>
          <Button size="dense" icon={Printer} onClick={() => globalThis.print()}>
            {t("factor.keep.print")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
