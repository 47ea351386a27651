/** The messages of a page that is empty, or that failed. */
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/Button.tsx";
import { EmptyState, ErrorState } from "../../../ui/States.tsx";
import { Sample } from "../components/Sample.tsx";

const ignore = () => {};

export function States() {
  const { t } = useTranslation("showcase");
  return (
    <>
      <Sample name={t("state.empty")}>
        <EmptyState
          title={t("empty.title")}
          text={t("empty.text")}
          action={
            <Button kind="primary" icon={Plus}>
              {t("sample.action")}
            </Button>
          }
        />
      </Sample>
      <Sample name={t("state.error")}>
        <ErrorState onRetry={ignore} />
      </Sample>
    </>
  );
}
