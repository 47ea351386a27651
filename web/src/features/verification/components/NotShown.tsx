/** What the holder of a shared document keeps to themselves: how many facts, and nothing of them. */
import { useTranslation } from "react-i18next";
import { CoveredFacts } from "../../../ui/CoveredFacts.tsx";
import { Ledger } from "./Ledger.tsx";
import "./NotShown.css";

export function NotShown({ count }: { count: number }) {
  const { t } = useTranslation("verification");
  return (
    <Ledger title={t("covered.title")}>
      <div className="not-shown">
        <CoveredFacts count={count} />
        <p>{t("covered.text", { count })}</p>
      </div>
    </Ledger>
  );
}
