/** The platform's keys in the registry, for tests that act for it. */
export { ensurePlatformKey, platformKeyOf } from "../src/features/chain/keys/platform-keys.ts";
