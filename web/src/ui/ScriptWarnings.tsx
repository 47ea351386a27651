/** Notes on values of a form that are in the letters of the other script, each with its exchange where that mends it. */
import type { Field } from "@ijaza/schema/fields/fields";
import { type ScriptWarning, scriptWarnings } from "@ijaza/schema/fields/other-script";
import { ArrowLeftRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../platform/i18n/use-language.ts";
import { Button } from "./Button.tsx";
import { Note } from "./Note.tsx";

type ScriptWarningsProps = {
  fields: readonly Field[];
  values: Readonly<Record<string, unknown>>;
  /** Shows those of this field alone. */
  only?: string;
  /** Without it nothing can be exchanged here. */
  onSwap?: (warning: Required<ScriptWarning>) => void;
};

export function ScriptWarnings({ fields, values, only, onSwap }: ScriptWarningsProps) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  // A form may hold nothing yet of a field that nobody has filled in.
  const cells = Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? ""]));
  const warnings = scriptWarnings(fields, cells).filter(({ path }) => only === undefined || path === only);
  // One exchange mends both fields of a pair.
  const pairs = warnings.filter(({ path }, at) => !warnings.slice(0, at).some(({ swapWith }) => swapWith === path));
  return pairs.map(({ path, swapWith }) => {
    const field = fields.find(({ name }) => name === path);
    return (
      <Note key={path} tone="wait">
        <p>
          {t(field?.arabicOf ? "otherScript.latin" : "otherScript.arabic", { field: field?.label[language] ?? path })}
        </p>
        {swapWith && onSwap && (
          <Button size="dense" icon={ArrowLeftRight} onClick={() => onSwap({ path, swapWith })}>
            {t("otherScript.swap")}
          </Button>
        )}
      </Note>
    );
  });
}
