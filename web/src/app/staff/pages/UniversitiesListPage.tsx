/** `/universities_list`, with the call that decides on requests for credits and ether: the room of universities stands below that of credits. */
import { useDecideFundingRequestMutation } from "../../../features/credits/credits.api.ts";
import { UniversitiesPage } from "../../../features/universities/pages/UniversitiesPage.tsx";

export function UniversitiesListPage() {
  const [decide] = useDecideFundingRequestMutation();
  return <UniversitiesPage decide={(order) => decide(order).unwrap()} />;
}
