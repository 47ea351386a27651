/** Work in progress: its steps, how far it is, and where that is not known. */
import { useTranslation } from "react-i18next";
import { Progress } from "../../../ui/Progress.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Spinner } from "../../../ui/Spinner.tsx";
import { Steps } from "../../../ui/Steps.tsx";
import { Sample } from "../components/Sample.tsx";

export function ProgressShown() {
  const { t } = useTranslation("showcase");
  return (
    <>
      <Sample name={t("state.steps")}>
        <Steps
          label={t("state.steps")}
          steps={[t("sample.first"), t("sample.second"), t("sample.third")]}
          current={1}
        />
      </Sample>
      <Sample name={t("state.known")}>
        <Progress label={t("state.known")} done={340} total={1000} />
      </Sample>
      <Sample name={t("state.unknown")}>
        <Progress label={t("state.unknown")} done={0} total={0} />
        <Spinner />
        <Skeleton height="44px" />
      </Sample>
    </>
  );
}
