/** A university's templates of one kind, through the calls of either kind. */
import type { CertificateTemplate, DiplomaTemplate, TemplateKind } from "@ijaza/schema/templates";
import { useCallback, useMemo } from "react";
import { useUser } from "../../platform/actor.ts";
import type { Design } from "./model/design.ts";
import {
  useGetCertificateTemplatesQuery,
  useGetDiplomaTemplatesQuery,
  usePutCertificateTemplateMutation,
  usePutDiplomaTemplateMutation,
} from "./templates.api.ts";

type AnyTemplate = DiplomaTemplate & Partial<Pick<CertificateTemplate, "fieldsDefinition">>;

/** A template of boxes: those of rows are made through the API, and these pages leave them alone. */
export type Template = AnyTemplate & { layout: Design["layout"] };

const isOfBoxes = (template: AnyTemplate): template is Template => template.layout.version !== 2;

export const designOf = ({ name, layout, fieldsDefinition = [] }: Template): Design => ({
  name,
  layout,
  fieldsDefinition,
});

export function useTemplates(kind: TemplateKind, { skip = false } = {}) {
  const universityName = useUser().university?.name.en ?? "";
  const options = { universityName };
  const ofDiplomas = useGetDiplomaTemplatesQuery(options, { skip: skip || kind !== "diploma" });
  const ofCertificates = useGetCertificateTemplatesQuery(options, { skip: skip || kind !== "certificate" });
  const { data, error, isFetching, refetch } = kind === "diploma" ? ofDiplomas : ofCertificates;
  const found: readonly AnyTemplate[] | undefined = data?.templates;
  const templates = useMemo(() => found?.filter(isOfBoxes), [found]);
  return { templates, error, isFetching, refetch };
}

export type PutTemplate = { design: Design; id?: string; basedOn?: string };

/** Stores a design as a template of its kind; resolves with the version, rejects with the refusal. */
export function usePutTemplate(kind: TemplateKind): (put: PutTemplate) => Promise<AnyTemplate> {
  const [putDiploma] = usePutDiplomaTemplateMutation();
  const [putCertificate] = usePutCertificateTemplateMutation();
  return useCallback(
    async ({ design, id, basedOn }) => {
      const { fieldsDefinition, ...rest } = design;
      const body = { ...rest, name: design.name.trim(), id, basedOn };
      const reply =
        kind === "diploma"
          ? await putDiploma(body).unwrap()
          : await putCertificate({ ...body, fieldsDefinition: [...fieldsDefinition] }).unwrap();
      return reply.template;
    },
    [kind, putDiploma, putCertificate],
  );
}
