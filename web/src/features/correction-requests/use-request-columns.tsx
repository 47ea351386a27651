/** The columns of a list of requests. */

import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import type { CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import { CORRECTION_FIELDS } from "@ijaza/schema/correction-requests/fields";
import { Paperclip } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { Chip } from "../../ui/Chip.tsx";
import type { Column } from "../../ui/DataTable.tsx";
import { MomentValue, Reference } from "../../ui/Values.tsx";
import { nameOf, titleOf } from "../diplomas/diplomas.parts.ts";

const listOf = (names: readonly string[], language: string) => new Intl.ListFormat(language).format(names);

/** `onOpen` shows the request beside the list. */
export const useRequestColumns = (
  kind: CorrectionKind,
  onOpen: (request: CorrectionRequest) => void,
): Column<CorrectionRequest>[] => {
  const { t } = useTranslation("correction-requests");
  const language = useLanguage();
  const labelOf = (name: string) =>
    CORRECTION_FIELDS[kind].find((field) => field.name === name)?.label[language] ?? name;
  return [
    {
      key: "student",
      head: t("columns.student"),
      line: 1,
      cell: (request) => (
        <span className="two-lines">
          <button type="button" onClick={() => onOpen(request)}>
            <bdi>{nameOf(request.student, language)}</bdi>
          </button>
          <small>
            <Reference>{request.student.studentNumber}</Reference>
          </small>
        </span>
      ),
    },
    ...(kind === "diploma" ? [diplomaColumn({ head: t("columns.diploma"), language })] : []),
    {
      key: "items",
      head: t("columns.items"),
      line: 3,
      cell: ({ items }) => listOf([...new Set(items.map(({ field }) => labelOf(field)))], language),
    },
    {
      key: "evidence",
      head: t("columns.evidence"),
      line: 4,
      cell: ({ evidence }) =>
        evidence && (
          <Chip tone="info" icon={Paperclip}>
            {t("evidence.there")}
          </Chip>
        ),
    },
    {
      key: "asked",
      head: t("columns.asked"),
      sort: "createdAt",
      line: 4,
      atEnd: true,
      cell: ({ createdAt }) => <MomentValue value={createdAt} />,
    },
  ];
};

const diplomaColumn = ({
  head,
  language,
}: {
  head: string;
  language: "en" | "fr" | "ar";
}): Column<CorrectionRequest> => ({
  key: "diploma",
  head,
  line: 2,
  cell: ({ diploma }) =>
    diploma && (
      <span className="two-lines">
        <span>
          <bdi>{titleOf(diploma, language)}</bdi>
        </span>
        <small>
          <Reference>{diploma.diplomaNumber}</Reference>
        </small>
      </span>
    ),
});
