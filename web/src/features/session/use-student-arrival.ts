/**
 * What happens once a student is signed in: the sign-in is counted, then their own page opens, which shows the count.
 */
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
    // Before the page asks who is signed in: an older answer would undo the count. A failed count keeps nobody out.
    const counted = await count()
      .unwrap()
      .catch(() => ({}));
    const student = { ...user, ...counted };
    dispatch(studentSignedIn({ user: student, token }));
    arrive({ user: student, token });
  };
};
