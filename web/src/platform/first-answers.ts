/** The answers that the server sent with the page. */
import { FIRST_ANSWERS_ID, type FirstAnswers } from "@ijaza/schema/pages/first-paint";

/** None where the page came without any. */
export function readFirstAnswers(): FirstAnswers {
  const sent = document.getElementById(FIRST_ANSWERS_ID)?.textContent;
  return sent ? (JSON.parse(sent) as FirstAnswers) : {};
}
