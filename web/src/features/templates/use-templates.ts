/** A university's templates of one kind, through the calls of either kind. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { CertificateTemplate, DiplomaTemplate, TemplateKind } from "@ijaza/schema/templates/calls";
import { useCallback } from "react";
import { useUser } from "../../platform/actor.ts";
import type { Design } from "./model/design.ts";
import {
  useGetCertificateTemplatesQuery,
  useGetDiplomaTemplatesQuery,
  usePutCertificateTemplateMutation,
  usePutDiplomaTemplateMutation,
} from "./templates.api.ts";

export type Template = DiplomaTemplate & Partial<Pick<CertificateTemplate, "fieldsDefinition">>;

type Designed = Pick<Template, "name" | "layout" | "fieldsDefinition">;

export const designOf = ({ name, layout, fieldsDefinition = [] }: Designed): Design<AnyLayout> => ({
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
  const templates: readonly Template[] | undefined = data?.templates;
  return { templates, error, isFetching, refetch };
}

export type PutTemplate = { design: Design<AnyLayout>; id?: string; basedOn?: string };

/** Stores a design as a template of its kind; resolves with the version once the list has it, rejects with the refusal. */
export function usePutTemplate(kind: TemplateKind): (put: PutTemplate) => Promise<Template> {
  const { refetch } = useTemplates(kind);
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
      // By itself the list waits until no preview is being drawn.
      await refetch();
      return reply.template;
    },
    [kind, putDiploma, putCertificate, refetch],
  );
}
