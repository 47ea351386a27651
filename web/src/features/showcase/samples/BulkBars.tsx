/** The bar that floats over a list: with one selected row, and with very many; without any it is not rendered. */
import { useTranslation } from "react-i18next";
import { BulkBar } from "../../../ui/BulkBar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Sample } from "../components/Sample.tsx";

const ignore = () => {};

export function BulkBars() {
  const { t } = useTranslation("showcase");
  return [1, 1204].map((count) => {
    const name = t(count === 1 ? "state.oneSelected" : "state.manySelected");
    return (
      <Sample key={count} name={name}>
        <BulkBar count={count} onClear={ignore} label={name}>
          <Button kind="onDark">{t("sample.edit")}</Button>
          <Button kind="brass" busy={count > 1}>
            {t("sample.action")}
          </Button>
        </BulkBar>
      </Sample>
    );
  });
}
