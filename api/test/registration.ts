/** What the registry is told of a university in tests. */
import { registrationOf, type UniversityRow } from "../src/features/universities/universities.service.ts";
import { TEST_PUBLIC_URL } from "./harness.ts";

export const registrationInTests = (university: UniversityRow) => registrationOf(university, TEST_PUBLIC_URL);
