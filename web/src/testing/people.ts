/** Users for tests, as the server returns them. */
import type { Student } from "@ijaza/schema/students/calls";
import type { User } from "@ijaza/schema/users/calls";

export const UNIVERSITY: NonNullable<User["university"]> = {
  _id: "wn000000000000000000000000",
  name: { en: "University of Wadi Nour", fr: "Université de Wadi Nour", ar: "جامعة وادي النور" },
  logo: null,
  mode: { modeOne: true, modeTwo: true, modeThree: true, modeFour: false },
  certificateCreationEnabled: false,
  suspensionReason: null,
};

const person = (name: User["role"]["name"], username: string, _id: string): User => ({
  _id,
  role: { name },
  username,
  usernameAr: null,
  email: `${name}@ijaza.example`,
  numero: null,
  speciality: null,
  IsAccepted: true,
  blocked: false,
  signature: null,
  language: null,
  blockchainAddress: null,
  adminBalance: null,
  numberOfLogins: 1,
  lastLoginDate: null,
  modeSelected: null,
  mustSetPassword: false,
  university: UNIVERSITY,
});

export const AGENT = person("agent_uni", "Youssef Haddad", "ag000000000000000000000000");
export const RESPONSABLE = person("resp_uni", "Salma Trabelsi", "re000000000000000000000000");
export const UNIVERSITY_ADMIN = person("admin_uni", "Leïla Mestiri", "ua000000000000000000000000");
export const PLATFORM_ADMIN: User = {
  ...person("admin_ijaza", "Nadia Trabelsi", "pa000000000000000000000000"),
  university: null,
  adminBalance: "2000000000000000000",
};
export const NETWORK_ADMIN: User = {
  ...person("admin_alecso", "Karim Haddad", "na000000000000000000000000"),
  university: null,
};
export const STUDENT = person("student", "Amina Ben Salah", "st000000000000000000000000");

/** The record of the student Amina Ben Salah, with these members replaced. */
export const studentWith = (overrides: Partial<Student> = {}): Student => ({
  _id: STUDENT._id,
  universityId: "wn000000000000000000000000",
  studentNumber: "170001",
  nationalId: "01234567",
  nationalIdType: "cin",
  firstName: "Amina",
  lastName: "Ben Salah",
  firstNameAr: "أمينة",
  lastNameAr: "بن صالح",
  sex: "F",
  birthDate: "2002-05-01",
  birthPlace: "Sfax",
  birthPlaceAr: "صفاقس",
  nationality: "TN",
  email: "amina@ijaza.example",
  phone: null,
  invited: true,
  lastLoginDate: null,
  ...overrides,
});
