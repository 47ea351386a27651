/** Asks for the password at the start of a review, so that it is not asked for between decisions, which extend it. */
import { type ReactNode, useEffect, useRef } from "react";
import { useBeginReviewMutation } from "../../platform/api/confirm-password.api.ts";
import { useConfirmed } from "../../ui/PasswordPrompt.tsx";

/** What is to be placed in the page. Whoever closes the question may read on, and is asked again by the first decision. */
export function useReviewStart(): ReactNode {
  const [begin] = useBeginReviewMutation();
  const { run, prompt } = useConfirmed();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // What else fails here is said by the decision, which asks the same.
    run(() => begin().unwrap()).catch(() => {});
  });
  return prompt;
}
