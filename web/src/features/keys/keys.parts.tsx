/** What other rooms show of keys: those of the own university, which its responsable can report. */
import { getUniversityKeys } from "@ijaza/schema/keys/calls";
import { useTranslation } from "react-i18next";
import { POLLED } from "../../platform/api/polling.ts";
import { useAnswer } from "../../platform/api/use-calls.ts";
import { useFailureText } from "../../platform/api/use-failure-text.ts";
import { SkeletonRows } from "../../ui/Skeleton.tsx";
import { ErrorState } from "../../ui/States.tsx";
import { KeyList } from "./components/KeyList.tsx";

export function OwnKeys() {
  useTranslation("keys");
  const messageOf = useFailureText();
  const { data, error, isFetching, refetch } = useAnswer(getUniversityKeys, undefined, POLLED);
  if (error && !isFetching) return <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />;
  return data ? <KeyList shown={data} /> : <SkeletonRows rows={3} columns={2} />;
}
