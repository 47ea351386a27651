/** The head of the designer: the template's name and version, its PDF, and the button that saves. */
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { FileDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { saveFileAt } from "../../../platform/save-file.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Note } from "../../../ui/Note.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import type { DesignerSaving } from "../saving/use-designer-saving.ts";
import { showTemplateToast } from "../template-toast.ts";
import { type PreviewOptions, useDrawPdfMutation } from "../templates.api.ts";
import { NameField } from "./NameField.tsx";
import { SaveButton } from "./SaveButton.tsx";

type DesignerHeadProps = {
  designer: {
    kind: TemplateKind;
    design: { name: string };
    /** Changes the name, whatever else the design has. */
    change: (change: <Named extends { name: string }>(design: Named) => Named, as: string) => void;
    settle: () => void;
  };
  /** The design as it is drawn now. */
  options: PreviewOptions;
  kept: DesignerSaving;
  /** The button that saves stands elsewhere. */
  isSaveApart?: boolean;
};

export function DesignerHead({ designer, options, kept, isSaveApart = false }: DesignerHeadProps) {
  const { t } = useTranslation("templates/designing");
  const messageOf = useFailureText();
  const { kind, design, change, settle } = designer;
  const [drawPdf, { isLoading }] = useDrawPdfMutation();
  const { stored, refused } = kept.saving;
  const download = () =>
    drawPdf(options)
      .unwrap()
      .then(
        (address) => saveFileAt(address, `${design.name.trim() || t("designer.file")}.pdf`),
        (error: unknown) => showTemplateToast(messageOf(error), "bad"),
      );
  const hasErrors = Object.keys(refused.errors).some((path) => path !== "name");
  return (
    <>
      <PageHead
        back={<BackLink to="/templates">{t("designer.back")}</BackLink>}
        title={t(`designer.title.${kind}`)}
        text={stored ? t("designer.version", { version: stored.version }) : t("designer.unsaved")}
      >
        <NameField
          name={design.name}
          error={refused.errors.name}
          onChange={(name) => change((now) => ({ ...now, name }), "name")}
          onLeave={settle}
        />
        <Button icon={FileDown} busy={isLoading} onClick={() => void download()}>
          {t("designer.pdf")}
        </Button>
        {!isSaveApart && <SaveButton kept={kept} />}
      </PageHead>
      {(refused.whole || hasErrors) && (
        <div className="designer__note">
          <Note tone="bad">{refused.whole ?? t("save.wrongFields")}</Note>
        </div>
      )}
    </>
  );
}
