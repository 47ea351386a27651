/** Rosettes: two seeds give two of them; dense and light, and as lines on dark. */
import { useTranslation } from "react-i18next";
import { BrassSeal } from "../../../ui/art/BrassSeal.tsx";
import { Rosette } from "../../../ui/rosette/Rosette.tsx";
import { Sample } from "../components/Sample.tsx";

const SEEDS = ["8f14e45fceea167a", "c9f0f895fb98ab91"] as const;
const SIZE = 120;

export function Rosettes() {
  const { t } = useTranslation("showcase");
  return (
    <>
      <Sample name={t("state.rest")}>
        {SEEDS.map((seed) => (
          <Rosette key={seed} seed={seed} size={SIZE} color="var(--p-700)" />
        ))}
        <BrassSeal seed={SEEDS[0]} />
      </Sample>
      <Sample name={t("state.density")}>
        {[0.5, 1, 1.6].map((density) => (
          <Rosette key={density} seed={SEEDS[0]} size={SIZE} density={density} color="var(--p-700)" />
        ))}
      </Sample>
      <Sample name={t("state.dark")} dark>
        <Rosette seed={SEEDS[1]} size={SIZE} color="var(--b-400)" line={0.8} />
      </Sample>
    </>
  );
}
