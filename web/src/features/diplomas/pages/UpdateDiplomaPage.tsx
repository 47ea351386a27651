/** `/update_one_diploma?id=`: the agent corrects a pending or rejected diploma; a rejected one is submitted again. */
import { DIPLOMA } from "@ijaza/schema/records/diploma";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { CorrectRecord } from "../../records/records.parts.tsx";
import { DiplomaForm } from "../components/DiplomaForm.tsx";
import { ReplaceFile } from "../components/ReplaceFile.tsx";
import { useGetDiplomaByIdQuery } from "../diplomas.api.ts";

const LISTS = { rejected: "/diplomasRejected", others: "/diplomasList" };

export function UpdateDiplomaPage() {
  const { t } = useTranslation("diplomas");
  const id = useSearchParams()[0].get("id") ?? "";
  const { data, error, refetch } = useGetDiplomaByIdQuery({ id }, { skip: !id });
  return (
    <CorrectRecord
      id={id}
      query={{ record: data?.diploma, error, refetch }}
      declared={DIPLOMA}
      lists={LISTS}
      words={{ ...t("update", { returnObjects: true }), reason: t("facts.rejectionReason") }}
    >
      {({ record, ...correcting }) => (
        <>
          <ReplaceFile
            diploma={{ _id: record._id, file: record.file ?? null, attachments: record.attachments ?? null }}
          />
          <DiplomaForm key={record._id} diploma={record} {...correcting} />
        </>
      )}
    </CorrectRecord>
  );
}
