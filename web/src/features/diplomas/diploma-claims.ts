/** The claims of a diploma as a review lists them, in the order of the paper. */
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import { FILE_CLAIM_FIELDS } from "@ijaza/schema/documents/file-claims";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import type { ClaimLayout } from "../records/records.parts.tsx";

export const DIPLOMA_CLAIMS: ClaimLayout = {
  fields: [...DIPLOMA_FIELDS, ...STUDENT_FIELDS.filter(({ name }) => name !== "studentNumber"), ...FILE_CLAIM_FIELDS],
  references: ["nationalId", "diplomaNumber", "studentNumber", "fileSha256", "attachmentsSha256"],
  groups: [
    {
      label: "name",
      between: " ",
      lines: [
        ["firstName", "lastName"],
        ["firstNameAr", "lastNameAr"],
      ],
    },
    { label: "birth", lines: [["birthDate"], ["birthPlace"], ["birthPlaceAr"]] },
    { label: "identity", lines: [["nationalId"], ["nationalIdType"]] },
    { label: "nationality", lines: [["nationality", "sex"]] },
    { label: "degree", lines: [["titleFr"], ["titleEn"], ["titleAr"]] },
    { lines: [["level"]] },
    { lines: [["domain"], ["domainEn"], ["domainAr"]] },
    { lines: [["programme"], ["programmeEn"], ["programmeAr"]] },
    { lines: [["speciality"], ["specialityEn"], ["specialityAr"]] },
    { lines: [["establishment"], ["establishmentAr"]] },
    { label: "honours", lines: [["honours", "average"]] },
    { label: "credits", lines: [["credits", "session"]] },
    { lines: [["academicYear"]] },
    { lines: [["decisionDate"]] },
    { lines: [["issueDate"]] },
    { lines: [["placeOfIssue"], ["placeOfIssueAr"]] },
    { lines: [["thesisTitle"], ["thesisTitleAr"]] },
    { lines: [["diplomaNumber"]] },
    { lines: [["studentNumber"]] },
  ],
};
