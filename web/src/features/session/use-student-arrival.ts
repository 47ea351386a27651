/** What happens once a student is signed in: they go to their own page, and the sign-in is counted. */
import { useArrival } from "../../platform/use-arrival.ts";
import { useCountLoginMutation } from "./sign-in.api.ts";

type Arrival = ReturnType<typeof useArrival>;

export const useStudentArrival = (): Arrival => {
  const arrive = useArrival("/student_profile/");
  const [count] = useCountLoginMutation();
  return (signedIn) => {
    arrive(signedIn);
    // A count that fails keeps nobody out.
    void count();
  };
};
