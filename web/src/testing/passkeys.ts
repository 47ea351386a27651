/** A browser with passkeys, for tests, since jsdom has none: it makes and signs with one, or refuses. */
import { onTestFinished } from "vitest";

const bytes = new TextEncoder().encode("bytes").buffer;

const ANSWER = {
  id: "a-passkey",
  rawId: bytes,
  type: "public-key",
  authenticatorAttachment: "platform",
  response: { clientDataJSON: bytes, attestationObject: bytes, authenticatorData: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
};

/** It agrees until it is set to refuse with an error of this name. */
export function letPasskeysAnswer() {
  let refusal: string | null = null;
  const answer = async () => {
    if (refusal) throw new DOMException("refused", refusal);
    return ANSWER;
  };
  const put = (target: object, name: string, value: unknown) => {
    const before = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, { value, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(target, name);
      if (before) Object.defineProperty(target, name, before);
    });
  };
  put(globalThis, "PublicKeyCredential", class {});
  put(navigator, "credentials", { create: answer, get: answer });
  return {
    refuse: (name: string) => {
      refusal = name;
    },
    agree: () => {
      refusal = null;
    },
  };
}
