/** The calls on templates: their lists, new versions, previews, pictures. */
import {
  addTemplatePicture,
  deleteTemplate,
  getCertificateTemplates,
  getDiplomaTemplates,
  getTemplateGaps,
  getTemplateStarters,
  previewTemplate,
  previewTemplatePdf,
  putCertificateTemplate,
  putDiplomaTemplate,
} from "@ijaza/schema/templates/calls";
import { api } from "../../platform/api/api.ts";
import { multipartOf, queryOf, type Reply, type Sent, type WithFiles } from "../../platform/api/request.ts";

export type Preview = Reply<typeof previewTemplate>;
export type Starter = Reply<typeof getTemplateStarters>["starters"][number];
export type PreviewOptions = Sent<typeof previewTemplate>;

/** A preview of a stored version, which never changes. */
type ThumbnailOptions = { versionId: string; preview: PreviewOptions };

const HOUR = 3600;

const templates = api.injectEndpoints({
  endpoints: (build) => ({
    getDiplomaTemplates: build.query<Reply<typeof getDiplomaTemplates>, Sent<typeof getDiplomaTemplates>>({
      query: queryOf(getDiplomaTemplates),
      providesTags: ["templates"],
    }),
    getCertificateTemplates: build.query<Reply<typeof getCertificateTemplates>, Sent<typeof getCertificateTemplates>>({
      query: queryOf(getCertificateTemplates),
      providesTags: ["templates"],
    }),
    getTemplateStarters: build.query<Reply<typeof getTemplateStarters>, Sent<typeof getTemplateStarters>>({
      query: queryOf(getTemplateStarters),
      keepUnusedDataFor: HOUR,
    }),
    getTemplateGaps: build.query<Reply<typeof getTemplateGaps>, void>({
      query: queryOf(getTemplateGaps),
      providesTags: ["templates"],
    }),
    putDiplomaTemplate: build.mutation<Reply<typeof putDiplomaTemplate>, Sent<typeof putDiplomaTemplate>>({
      query: queryOf(putDiplomaTemplate),
      invalidatesTags: ["templates"],
    }),
    putCertificateTemplate: build.mutation<Reply<typeof putCertificateTemplate>, Sent<typeof putCertificateTemplate>>({
      query: queryOf(putCertificateTemplate),
      invalidatesTags: ["templates"],
    }),
    deleteTemplate: build.mutation<void, Sent<typeof deleteTemplate>>({
      query: queryOf(deleteTemplate),
      invalidatesTags: ["templates"],
    }),
    addTemplatePicture: build.mutation<Reply<typeof addTemplatePicture>, WithFiles<typeof addTemplatePicture>>({
      query: multipartOf(addTemplatePicture),
    }),
    drawThumbnail: build.query<Preview, ThumbnailOptions>({
      // A page shows many thumbnails: each has a slot of its own, so that none replaces another.
      query: ({ versionId, preview }) => queryOf(previewTemplate)({ ...preview, slot: versionId }),
      serializeQueryArgs: ({ queryArgs: { versionId, preview } }) => `${versionId} ${preview.language}`,
      keepUnusedDataFor: HOUR,
    }),
    drawPreview: build.mutation<Preview, PreviewOptions>({ query: queryOf(previewTemplate) }),
    /** Returns the address (`blob:`) of the file. */
    drawPdf: build.mutation<string, Sent<typeof previewTemplatePdf>>({
      query: (options) => ({
        ...queryOf(previewTemplatePdf)(options),
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : await response.json(),
      }),
    }),
  }),
});

export const {
  useGetDiplomaTemplatesQuery,
  useGetCertificateTemplatesQuery,
  useGetTemplateGapsQuery,
  useGetTemplateStartersQuery,
  usePutDiplomaTemplateMutation,
  usePutCertificateTemplateMutation,
  useDeleteTemplateMutation,
  useAddTemplatePictureMutation,
  useDrawThumbnailQuery,
  useDrawPreviewMutation,
  useDrawPdfMutation,
} = templates;
