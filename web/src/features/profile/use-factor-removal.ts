/** Removes a second factor, confirmed with that factor or, when it is lost, with a recovery code. */
import { plainCode } from "@ijaza/verifier/typed/code";
import { answerWithPasskey } from "../../platform/passkeys.ts";
import type { RunConfirmed } from "../../ui/PasswordPrompt.tsx";
import {
  useBeginRemovingPasskeyMutation,
  useRemoveCodesMutation,
  useRemovePasskeyMutation,
} from "./second-factor.api.ts";

/** Digits only; a recovery code has letters too. */
const ONE_TIME_CODE = /^\d{6}$/;

/** `passkeyId` is null for one-time codes. An empty `code` means that the passkey confirms. */
export function useFactorRemoval(passkeyId: string | null) {
  const [begin] = useBeginRemovingPasskeyMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [removeCodes] = useRemoveCodesMutation();

  const withPasskey = async (id: string, confirmed: RunConfirmed) => {
    const { options } = await confirmed(() => begin({ id }).unwrap());
    const response = await answerWithPasskey(options);
    await confirmed(() => removePasskey({ id, response }).unwrap());
  };

  return async (code: string, confirmed: RunConfirmed): Promise<void> => {
    if (passkeyId && code === "") return withPasskey(passkeyId, confirmed);
    const typed = plainCode(code);
    const proof = !passkeyId && ONE_TIME_CODE.test(typed) ? { code: typed } : { recoveryCode: code };
    const remove = () => (passkeyId ? removePasskey({ id: passkeyId, ...proof }) : removeCodes(proof)).unwrap();
    await confirmed(remove);
  };
}
