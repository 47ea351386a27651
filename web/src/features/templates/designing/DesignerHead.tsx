/** The head of the designer: the template's name and version, its PDF, and the button that saves. */
import type { TemplateKind } from "@ijaza/schema/templates";
import { FileDown, Save } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { saveFileAt } from "../../../platform/save-file.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/Field.tsx";
import { Note } from "../../../ui/Note.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { showToast } from "../../../ui/toast.ts";
import type { DesignerSaving } from "../saving/use-designer-saving.ts";
import { type PreviewOptions, useDrawPdfMutation } from "../templates.api.ts";

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
};

export function DesignerHead({ designer, options, kept }: DesignerHeadProps) {
  const { t } = useTranslation("templates/designing");
  const messageOf = useFailureText();
  const { kind, design, change, settle } = designer;
  const [drawPdf, { isLoading }] = useDrawPdfMutation();
  const { isChanged, save } = kept;
  const { stored, refused, isBusy } = kept.saving;
  const download = () =>
    drawPdf(options)
      .unwrap()
      .then(
        (address) => saveFileAt(address, `${design.name.trim() || t("designer.file")}.pdf`),
        (error: unknown) => showToast(messageOf(error), { tone: "bad", atLeft: true }),
      );
  const hasErrors = Object.keys(refused.errors).some((path) => path !== "name");
  return (
    <>
      <PageHead
        back={<BackLink to="/settings">{t("designer.back")}</BackLink>}
        title={t(`designer.title.${kind}`)}
        text={stored ? t("designer.version", { version: stored.version }) : t("designer.unsaved")}
      >
        <div className="designer__name">
          <TextField
            label={t("designer.name")}
            error={refused.errors.name}
            maxLength={120}
            value={design.name}
            onBlur={settle}
            onChange={(event) => change((now) => ({ ...now, name: event.target.value }), "name")}
          />
        </div>
        <Button icon={FileDown} busy={isLoading} onClick={() => void download()}>
          {t("designer.pdf")}
        </Button>
        <Button
          kind="primary"
          icon={Save}
          busy={isBusy}
          disabled={Boolean(stored) && !isChanged}
          onClick={() => void save()}
        >
          {t("designer.save")}
        </Button>
      </PageHead>
      {(refused.whole || hasErrors) && (
        <div className="designer__note">
          <Note tone="bad">{refused.whole ?? t("save.wrongFields")}</Note>
        </div>
      )}
    </>
  );
}
