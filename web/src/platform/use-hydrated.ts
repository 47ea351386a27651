/** Whether the script of a painted page answers what its reader does. */
import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in what the server has painted, and true as soon as the script has taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
