/** `/templates/{id}` edits a template; `/templates/new?kind=&from=` makes a new one. */
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { lazyPage } from "../../../platform/load-page.ts";
import { BackLink } from "../../../ui/BackLink.tsx";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { PageHead } from "../../../ui/PageHead.tsx";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { isFromDesign } from "../model/way-of-design.ts";
import type { RowDesignerProps } from "../rows/RowDesigner.tsx";
import { type Begin, beginNew, beginsWithBoxes, beginsWithRows, beginWith } from "../saving/begin.ts";
import { useReadyMade } from "../saving/use-ready-made.ts";
import { useGetTemplateStartersQuery } from "../templates.api.ts";
import { type Template, useTemplates } from "../use-templates.ts";
import { Designer } from "./Designer.tsx";

/** Loaded apart, with its texts: the designer of boxes has no use for it. */
const RowDesigner = lazyPage<RowDesignerProps>(() =>
  import("../rows/RowDesigner.tsx").then((file) => file.RowDesigner),
);

type Lists = Record<TemplateKind, readonly Template[]>;

const find = (lists: Lists, id: string): Begin | undefined => {
  for (const kind of ["diploma", "certificate"] as const) {
    const found = lists[kind].find((template) => template.id === id);
    if (found) return beginWith(kind, found);
  }
  return undefined;
};

/** The initial design, fixed once the lists are loaded: later changes of the lists must not disturb it. */
function useBegin() {
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  const language = useLanguage();
  const diplomas = useTemplates("diploma");
  const certificates = useTemplates("certificate");
  const from = query.get("from");
  const designs = useGetTemplateStartersQuery(undefined, { skip: id !== "new" || !isFromDesign(from) });
  const starters = isFromDesign(from) && id === "new" ? designs.data?.starters : [];
  const kind = query.get("kind") === "certificate" ? "certificate" : "diploma";
  const readyMade = useReadyMade(kind, { skip: id !== "new" || from !== "starter" });
  const [begun, setBegun] = useState<{ of: string; begin: Begin | undefined }>();
  const of = id === "new" ? `new ${query}` : id;
  const isReady = !diplomas.isFetching && !certificates.isFetching && diplomas.templates && certificates.templates;
  if (isReady && starters && begun?.of !== of && diplomas.templates && certificates.templates) {
    const lists: Lists = { diploma: diplomas.templates, certificate: certificates.templates };
    const asNew = () => beginNew({ kind, from, templates: lists[kind], starters, readyMade, language });
    const begin = id === "new" ? asNew() : find(lists, id);
    setBegun({ of, begin });
  }
  const retry = () => {
    setBegun(undefined);
    void diplomas.refetch();
    void certificates.refetch();
    if (designs.error) void designs.refetch();
  };
  const current = begun?.of === of ? begun : undefined;
  const ofKind = current?.begin?.kind === "certificate" ? certificates : diplomas;
  const taken = ofKind.templates?.map(({ name }) => name) ?? [];
  return { begun: current, taken, error: diplomas.error ?? certificates.error ?? designs.error, retry };
}

function Opening({ children }: { children: ReactNode }) {
  const { t } = useTranslation("templates/designing");
  return (
    <>
      <PageHead back={<BackLink to="/templates">{t("designer.back")}</BackLink>} title={t("designer.opening")} />
      <Card>{children}</Card>
    </>
  );
}

const opening = (
  <Opening>
    <SkeletonRows rows={6} columns={2} />
  </Opening>
);

export function DesignerPage() {
  const { t } = useTranslation("templates/designing");
  const messageOf = useFailureText();
  const { begun, taken, error, retry } = useBegin();
  const begin = begun?.begin;
  if (begin && beginsWithRows(begin))
    return (
      <Suspense fallback={opening}>
        <RowDesigner key={begun.of} begin={begin} taken={taken} onReload={retry} />
      </Suspense>
    );
  if (begin && beginsWithBoxes(begin)) return <Designer key={begun.of} begin={begin} taken={taken} onReload={retry} />;
  if (begun)
    return (
      <Opening>
        <ErrorState
          title={t("designer.gone")}
          text={t("designer.goneText")}
          action={<ButtonLink to="/templates">{t("designer.back")}</ButtonLink>}
        />
      </Opening>
    );
  if (!error) return opening;
  return (
    <Opening>
      <ErrorState text={messageOf(error)} onRetry={retry} />
    </Opening>
  );
}
