/** `/update_one_diploma?id=`: the agent corrects a pending or rejected diploma; a rejected one is submitted again. */
import { DIPLOMA } from "@ijaza/schema/records/diploma";
import { CorrectRecord } from "../../records/records.parts.tsx";
import { DiplomaForm } from "../components/DiplomaForm.tsx";
import { ReplaceFile } from "../components/ReplaceFile.tsx";
import { useGetDiplomaByIdQuery } from "../diplomas.api.ts";

const LISTS = { rejected: "/diplomasRejected", others: "/diplomasList" };

const useDiploma = (id: string) => {
  const { data, ...query } = useGetDiplomaByIdQuery({ id }, { skip: !id });
  return { ...query, record: data?.diploma };
};

export const UpdateDiplomaPage = () => (
  <CorrectRecord texts="diplomas" useRecord={useDiploma} declared={DIPLOMA} lists={LISTS}>
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
