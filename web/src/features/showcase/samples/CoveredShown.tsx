/** Withheld facts: one, a few, and more than there are bars for. */
import { CoveredFacts } from "../../../ui/CoveredFacts.tsx";
import { Sample } from "../components/Sample.tsx";

export function CoveredShown() {
  return [1, 5, 20].map((count) => (
    <Sample key={count} name={String(count)}>
      <CoveredFacts count={count} />
    </Sample>
  ));
}
