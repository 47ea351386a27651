/** A university in four figures, of the chosen period and as of now. */
import type { DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import { useTranslation } from "react-i18next";
import { type Figure, Figures } from "../../../ui/Figures.tsx";
import { Section } from "../../../ui/Section.tsx";
import { useGetAllDiplomasQuery } from "../../diplomas/diplomas.api.ts";
import { useGetComparisonQuery } from "../dashboard.api.ts";
import { useRange } from "../range.ts";
import { RangeSwitch } from "./RangeSwitch.tsx";
import { TrendText } from "./TrendText.tsx";

const UNSIGNED: readonly DiplomaStatus[] = ["unsigned", "signing", "error"];
const REVOKED: readonly DiplomaStatus[] = ["revoking", "revoked"];

type DiplomaCounts = Partial<Record<DiplomaStatus, number>>;
const sumOf = (counts: DiplomaCounts, statuses: readonly DiplomaStatus[]) =>
  statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);

export function FiguresOfUniversity() {
  const { t } = useTranslation("dashboard");
  const range = useRange();
  const compared = useGetComparisonQuery(range.narrowing);
  const listed = useGetAllDiplomasQuery({ pageSize: 1 });
  const counts = listed.data?.counts;
  const standing = (statuses: readonly DiplomaStatus[]) =>
    counts ? sumOf(counts, statuses) : listed.isError ? null : undefined;
  const figureOf = (name: "issued" | "verifications", to?: string): Figure => {
    const both = compared.data?.counts.find((each) => each.name === name);
    return {
      key: name,
      label: t(`figures.${name}`),
      value: both?.now ?? (compared.isError ? null : undefined),
      text: both && <TrendText counts={both} range={range.name} />,
      to,
    };
  };
  return (
    <Section title={t("figures.title")} aside={<RangeSwitch chosen={range.name} onChoose={range.choose} />}>
      <Figures
        figures={[
          figureOf("issued", "/diplomasList?tab=signed"),
          figureOf("verifications"),
          {
            key: "unsigned",
            label: t("figures.unsigned"),
            value: standing(UNSIGNED),
            text: t("figures.unsignedText"),
          },
          {
            key: "revoked",
            label: t("figures.revoked"),
            value: standing(REVOKED),
            text: counts && t("figures.revokedText", { count: sumOf(counts, ["signed", ...REVOKED]) }),
            to: "/diplomasList?tab=revoked",
          },
        ]}
      />
    </Section>
  );
}
