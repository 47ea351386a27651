/** Who looks at a page, for what every page shows: the way in, the language. Nobody until the session check has answered. */
import type { Role } from "@ijaza/schema/users/roles";
import { createContext, useContext } from "react";

export const VisitorContext = createContext<Role | undefined>(undefined);

export const useVisitorRole = (): Role | undefined => useContext(VisitorContext);
