/** The template that new diplomas are made from: a choice where the university has several and makes the documents. */
import { takesFiles } from "@ijaza/schema/diploma-fields";
import type { Mode } from "@ijaza/schema/users";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../platform/actor.ts";
import { useGetDiplomaTemplatesQuery } from "../templates/templates.api.ts";
import { TemplateChoice } from "../templates/templates.parts.tsx";

type UsedTemplate = {
  /** For the calls; none where the university hands in its own documents, or where there is nothing to choose. */
  templateName?: string;
  choice: ReactNode;
};

export function useTemplate(mode: Mode | undefined): UsedTemplate {
  const { t } = useTranslation("diplomas");
  const universityName = useUser().university?.name.en ?? "";
  const [id, setId] = useState<string>();
  const isOurs = mode !== undefined && !takesFiles(mode);
  // Without the list the server takes the first template, as it does when nobody chooses.
  const { data } = useGetDiplomaTemplatesQuery({ universityName }, { skip: !isOurs });
  const templates = data?.templates ?? [];
  const chosen = templates.find((each) => each.id === id) ?? templates[0];
  if (!isOurs || !chosen || templates.length < 2) return { choice: null };
  const onChoose = (template: { id: string }) => setId(template.id);
  return {
    templateName: chosen.name,
    choice: (
      <TemplateChoice label={t("add.template")} hint={t("add.templateHint")} {...{ templates, chosen, onChoose }} />
    ),
  };
}
