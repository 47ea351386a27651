/** The message for a second factor that failed: the browser's reason for a passkey, else the server's message. */
import { useTranslation } from "react-i18next";
import { useFailureText } from "./api/use-failure-text.ts";
import { NoPasskey } from "./passkeys.ts";

export const useFactorText = (): ((error: unknown) => string) => {
  const { t } = useTranslation("ui");
  const messageOf = useFailureText();
  return (error) => (error instanceof NoPasskey ? t(`passkey.${error.reason}`) : messageOf(error));
};
