/** The text fields of an access request, initially empty. */
export const EMPTY_REQUEST = {
  organisation: "",
  contact: "",
  email: "",
  purposeText: "",
  reference: "",
  universityId: "",
  diplomaNumber: "",
  lastName: "",
};

export type RequestField = keyof typeof EMPTY_REQUEST;
