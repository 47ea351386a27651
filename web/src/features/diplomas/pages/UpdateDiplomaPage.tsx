/** `/update_one_diploma?id=`: the agent corrects a pending or rejected diploma; a rejected one is submitted again. */
import { DIPLOMA } from "@ijaza/schema/diplomas/record";
import { CorrectRecord } from "../../records/records.parts.tsx";
import { DiplomaForm } from "../components/DiplomaForm.tsx";
import { ReplaceFile } from "../components/ReplaceFile.tsx";
import { DIPLOMA_VIEW } from "../diploma-view.tsx";
import { useGetDiplomaByIdQuery } from "../diplomas.api.ts";

const useDiploma = (id: string) => {
  const { data, ...query } = useGetDiplomaByIdQuery({ id }, { skip: !id });
  return { ...query, record: data?.diploma };
};

export const UpdateDiplomaPage = () => (
  <CorrectRecord view={DIPLOMA_VIEW} declared={DIPLOMA} useRecord={useDiploma}>
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
