/** The session of a student in the API: the student, and the number of sign-ins. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { sessionState } from "../users/calls.ts";
import { anyone, student } from "../users/roles.ts";

export const verifyStudent = endpoint({
  method: "GET",
  path: "/api/student/verify",
  who: anyone,
  summary: "Who holds the student session.",
  reply: sessionState,
});

export const countStudentLogin = endpoint({
  method: "POST",
  path: "/api/user/incrementStudentNumberOfLogins",
  who: student,
  summary: "Counts a student's sign-in, once a session.",
  reply: z.object({ numberOfLogins: z.int() }),
});
