/** What happens once a student is signed in: the sign-in is counted, and they go to their own page, which says how many. */
import { useDispatch } from "react-redux";
import { studentSignedIn } from "../../platform/identity/student-session.ts";
import { useArrival } from "../../platform/use-arrival.ts";
import { useCountLoginMutation } from "./sign-in.api.ts";

type Arrival = (signedIn: Parameters<ReturnType<typeof useArrival>>[0]) => Promise<void>;

export const useStudentArrival = (): Arrival => {
  const arrive = useArrival("/student_profile/");
  const dispatch = useDispatch();
  const [count] = useCountLoginMutation();
  return async ({ user, token }) => {
    // Before the page asks who is here: an answer from before the count would take it back. One that fails keeps nobody out.
    const counted = await count()
      .unwrap()
      .catch(() => ({}));
    const student = { ...user, ...counted };
    dispatch(studentSignedIn({ user: student, token }));
    arrive({ user: student, token });
  };
};
