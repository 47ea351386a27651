/** The routes of both documents, between which tests go without a load. */
import { routes } from "../app/routes.tsx";
import { verifyingRoutes } from "../app/verifying-routes.tsx";

export const everyRoute = [...verifyingRoutes, ...routes];
