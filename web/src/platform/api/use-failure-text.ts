/** A failed call in words: the server's sentence, else ours for what kept it from answering. */
import { useTranslation } from "react-i18next";
import { failureOf } from "./problem.ts";

/** Returns a function from an error of RTK Query to a sentence in the reader's language. */
export const useFailureText = (): ((error: unknown) => string) => {
  const { t } = useTranslation("ui");
  return (error) => {
    const failure = failureOf(error);
    if (failure.message) return failure.message;
    if (failure.error === "fetch_error") return t("failure.fetch");
    if (failure.error === "timeout_error") return t("failure.timeout");
    if (failure.error === "parsing_error") return t("failure.parsing");
    return t("failure.other");
  };
};
