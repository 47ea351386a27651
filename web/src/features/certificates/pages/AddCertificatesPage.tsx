/** `/add_certification`: the import of certificates, with the fields of one of the university's templates. */
import { excelCertificate } from "@ijaza/schema/generate/calls";
import type { CertificateTemplate } from "@ijaza/schema/templates/calls";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useUser } from "../../../platform/actor.ts";
import { api } from "../../../platform/api/api.ts";
import { addressOf } from "../../../platform/api/request.ts";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { EmptyState, ErrorState } from "../../../ui/States.tsx";
import { type CheckResult, ImportWizard } from "../../imports/imports.parts.tsx";
import { useGetCertificateTemplatesQuery } from "../../templates/templates.api.ts";
import { TemplateChoice, useChosenTemplates } from "../../templates/templates.parts.tsx";
import { useAddCertificatesMutation, useCheckCertificatesMutation } from "../certificates.api.ts";

export function AddCertificatesPage() {
  const { t } = useTranslation("certificates");
  const words = useFailureText();
  const { university } = useUser();
  const universityName = university?.name.en ?? "";
  const mayImport = university?.certificateCreationEnabled ?? false;
  const { data, error, refetch } = useGetCertificateTemplatesQuery({ universityName }, { skip: !mayImport });
  const body = () => {
    if (!mayImport) return <EmptyState title={t("add.notAllowed")} text={t("add.notAllowedText")} />;
    if (error) return <ErrorState text={words(error)} onRetry={refetch} />;
    if (!data) return <SkeletonRows rows={3} columns={2} />;
    const [first] = data.templates;
    if (!first) return <EmptyState title={t("add.noTemplate")} text={t("add.noTemplateText")} />;
    return <Import templates={data.templates} first={first} />;
  };
  return (
    <>
      <PageHead title={t("add.title")} text={t("add.text")} />
      {body()}
    </>
  );
}

type ImportProps = { templates: readonly CertificateTemplate[]; first: CertificateTemplate };

function Import({ templates, first }: ImportProps) {
  const { t } = useTranslation("certificates");
  const language = useLanguage();
  const dispatch = useDispatch();
  const { certificateTemplate, choose } = useChosenTemplates();
  const template = templates.find(({ id }) => id === certificateTemplate.id) ?? first;
  useEffect(() => {
    const { name, id, fieldsDefinition } = template;
    if (id !== certificateTemplate.id) choose({ certificateTemplate: { name, id, fieldsDefinition } });
  }, [template, certificateTemplate.id, choose]);
  const [check] = useCheckCertificatesMutation();
  const [add] = useAddCertificatesMutation();
  const { name: templateName, fieldsDefinition: definition } = template;
  const select = ({ name, id, fieldsDefinition }: CertificateTemplate) =>
    choose({ certificateTemplate: { name, id, fieldsDefinition } });
  const ways = templates.map((each) => ({
    subject: { of: "certificates", templateName: each.name, definition: each.fieldsDefinition } as const,
    label: each.name,
    choose: () => select(each),
  }));
  return (
    <ImportWizard
      subject={{ of: "certificates", templateName, definition }}
      templateName={templateName}
      ways={ways}
      hint={t("add.hint")}
      before={
        <TemplateChoice
          label={t("add.template")}
          hint={t("add.templateHint")}
          templates={templates}
          chosen={template}
          onChoose={select}
        />
      }
      workbook={addressOf(excelCertificate, { lang: language, certificationTemplateName: templateName })}
      results={{ to: (importId) => `/cohorts/${importId}`, label: t("add.results") }}
      check={async ({ firstRow, rows }, importId): Promise<CheckResult> => {
        const reply = await check({ templateName, importId, firstRow, certificates: rows }).unwrap();
        return { errors: reply.certificates, existing: reply.existing };
      }}
      send={({ firstRow, rows }, source) => add({ templateName, ...source, firstRow, certificates: rows }).unwrap()}
      onEnd={() => dispatch(api.util.invalidateTags(["certificates", "agents"]))}
    />
  );
}
