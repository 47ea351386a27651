/** The template of new diplomas: a choice if the university has several and does not upload documents. */
import { takesFiles } from "@ijaza/schema/diplomas/fields";
import type { Mode } from "@ijaza/schema/users/calls";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../platform/actor.ts";
import { useGetDiplomaTemplatesQuery } from "../templates/templates.api.ts";
import { TemplateChoice, useChosenTemplates } from "../templates/templates.parts.tsx";

type UsedTemplate = {
  /** For the calls; none where the university hands in its own documents, or where there is nothing to choose. */
  templateName?: string;
  choice: ReactNode;
};

type NamedTemplate = { id: string; name: string };

const named = ({ name, id }: NamedTemplate): NamedTemplate => ({ name, id });

export function useTemplate(mode: Mode | undefined): UsedTemplate {
  const { t } = useTranslation("diplomas");
  const universityName = useUser().university?.name.en ?? "";
  const isOurs = mode !== undefined && !takesFiles(mode);
  // Without the list the server takes the first template, as it does when nobody chooses.
  const { data } = useGetDiplomaTemplatesQuery({ universityName }, { skip: !isOurs });
  const { diplomaTemplate, choose } = useChosenTemplates();
  const templates = data?.templates ?? [];
  const chosen = templates.find((each) => each.id === diplomaTemplate.id) ?? templates[0];
  useEffect(() => {
    if (chosen && chosen.id !== diplomaTemplate.id) choose({ diplomaTemplate: named(chosen) });
  }, [chosen, diplomaTemplate.id, choose]);
  if (!isOurs || !chosen || templates.length < 2) return { choice: null };
  const onChoose = (template: NamedTemplate) => choose({ diplomaTemplate: named(template) });
  return {
    templateName: chosen.name,
    choice: (
      <TemplateChoice
        label={t("add.template")}
        hint={t("add.templateHint")}
        templates={templates}
        chosen={chosen}
        onChoose={onChoose}
      />
    ),
  };
}
