/** The fields of a share, beside a preview of what its recipient will see. */
import { useTranslation } from "react-i18next";
import { TextField } from "../../../ui/Field.tsx";
import { DocumentChoice } from "./DocumentChoice.tsx";
import { LimitFields } from "./LimitFields.tsx";
import { PresetChoice, type PresetSelection } from "./PresetChoice.tsx";
import { PurposeChips } from "./PurposeChips.tsx";
import { SharePreview } from "./SharePreview.tsx";
import type { Shareable } from "./shareable.ts";
import { useShareFoot } from "./use-share-foot.ts";
import type { ShareOptions } from "./use-share-form.ts";

type ShareFormProps = {
  options: ShareOptions;
  set: (changes: Partial<ShareOptions>) => void;
  documents: readonly Shareable[];
  /** The shared documents. */
  all: readonly PresetSelection[];
  /** The error of the purpose's text. */
  textError?: string;
};

export function ShareForm({ options, set, documents, all, textError }: ShareFormProps) {
  const { t } = useTranslation("sharing");
  const foot = useShareFoot(options);
  return (
    <div className="share-dialog__columns">
      <div className="share-dialog__fields">
        <DocumentChoice documents={documents} chosen={options.recordIds} onChange={(recordIds) => set({ recordIds })} />
        <PresetChoice
          preset={options.preset}
          all={all}
          onPreset={(preset) => set({ preset })}
          onFacts={(recordId, names) => set({ own: { ...options.own, [recordId]: names } })}
        />
        <PurposeChips
          legend={t("form.purpose")}
          purpose={options.purpose}
          text={options.purposeText}
          error={textError}
          onChange={set}
        />
        <TextField
          label={t("form.label")}
          hint={t("form.labelHint")}
          dir="auto"
          maxLength={100}
          value={options.label}
          onChange={(event) => set({ label: event.target.value })}
        />
        <LimitFields {...options} onChange={set} />
      </div>
      <div className="share-dialog__previews">
        {all.map(({ document, claims, chosen }) => (
          <SharePreview key={document._id} document={document} claims={claims} chosen={chosen} foot={foot} />
        ))}
      </div>
    </div>
  );
}
