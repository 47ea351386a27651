/** The invented students of the demo: always the same, with names in both scripts and numbers that begin with DEMO. */
import { DEMO_STUDENT } from "./demo-accounts.ts";

type Name = readonly [latin: string, arabic: string];

const WOMEN: readonly Name[] = [
  ["Inès", "إيناس"],
  ["Salma", "سلمى"],
  ["Dorra", "درة"],
  ["Nour", "نور"],
  ["Yasmine", "ياسمين"],
  ["Khadija", "خديجة"],
  ["Amina", "أمينة"],
  ["Rania", "رانية"],
  ["Hela", "هالة"],
  ["Fatma", "فاطمة"],
  ["Meriem", "مريم"],
];
const MEN: readonly Name[] = [
  ["Anis", "أنيس"],
  ["Youssef", "يوسف"],
  ["Hamza", "حمزة"],
  ["Mehdi", "مهدي"],
  ["Ilyes", "إلياس"],
  ["Zakaria", "زكرياء"],
  ["Aymen", "أيمن"],
  ["Bilel", "بلال"],
  ["Oussama", "أسامة"],
  ["Walid", "وليد"],
  ["Taha", "طه"],
];
const FAMILIES: readonly Name[] = [
  ["Mansouri", "المنصوري"],
  ["Ben Salah", "بن صالح"],
  ["El Idrissi", "الإدريسي"],
  ["Gharbi", "الغربي"],
  ["Cherif", "الشريف"],
  ["Jaziri", "الجزيري"],
  ["Haddad", "الحداد"],
  ["Bouazizi", "البوعزيزي"],
  ["Ayari", "العياري"],
  ["Benjelloun", "بنجلون"],
  ["Trabelsi", "الطرابلسي"],
  ["Khelifi", "الخليفي"],
  ["Zouari", "الزواري"],
];
const PLACES: readonly (readonly [latin: string, arabic: string, country: string])[] = [
  ["Tunis", "تونس", "TN"],
  ["Sfax", "صفاقس", "TN"],
  ["Kairouan", "القيروان", "TN"],
  ["Fès", "فاس", "MA"],
  ["Sousse", "سوسة", "TN"],
  ["Oujda", "وجدة", "MA"],
  ["Constantine", "قسنطينة", "DZ"],
];

const pick = <T>(list: readonly T[], place: number): T => list[place % list.length]!;
const padded = (number: number, length: number) => String(number).padStart(length, "0");

/** The values of the students `from` to `to`, as in rows of a file. */
export function demoStudents({ from, to, domain }: { from: number; to: number; domain: string }) {
  return Array.from({ length: to - from + 1 }, (_, index) => demoStudent(from + index, domain));
}

function demoStudent(number: number, domain: string) {
  const isWoman = number % 2 === 1;
  // The steps have no common divisor with the lengths of the lists, so that no name occurs twice.
  const [firstName, firstNameAr] = pick(isWoman ? WOMEN : MEN, number * 3);
  const [lastName, lastNameAr] = pick(FAMILIES, number * 5);
  const [birthPlace, birthPlaceAr, nationality] = pick(PLACES, number * 2);
  const studentNumber = `DEMO${padded(number, 4)}`;
  return {
    studentNumber,
    nationalId: padded(9_000_000 + number * 137, 8),
    nationalIdType: "cin",
    firstName,
    lastName,
    firstNameAr,
    lastNameAr,
    sex: isWoman ? "F" : "M",
    birthDate: `${1998 + (number % 6)}-${padded(1 + ((number * 7) % 12), 2)}-${padded(1 + ((number * 11) % 28), 2)}`,
    birthPlace,
    birthPlaceAr,
    nationality,
    email: number === 1 ? DEMO_STUDENT.email : `${studentNumber.toLowerCase()}@${domain}`,
    phone: `+216 20 000 ${padded(number, 3)}`,
  };
}
