/** Makes a copy of a template, under a name of its own. */
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { nameOfCopy } from "../model/names.ts";
import { showTemplateToast } from "../template-toast.ts";
import { designOf, type Template, usePutTemplate } from "../use-templates.ts";

export function useDuplicate(kind: TemplateKind, templates: readonly Template[]) {
  const { t } = useTranslation("templates");
  const messageOf = useFailureText();
  const put = usePutTemplate(kind);
  return async (template: Template) => {
    const taken = templates.map(({ name }) => name);
    const name = nameOfCopy(template.name, taken);
    try {
      await put({ design: { ...designOf(template), name } });
      showTemplateToast(t("lists.duplicated", { name: isolate(name) }), "ok");
    } catch (error) {
      showTemplateToast(messageOf(error), "bad");
    }
  };
}
