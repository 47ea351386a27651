/** The message of a failed call: the server's, else our own for why no answer came. */
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
