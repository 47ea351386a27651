/** The text fields of a request, empty. */
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
