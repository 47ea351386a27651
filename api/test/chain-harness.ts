/** The product on a real chain, for the tests of a file, on the database and the chain that its worker keeps. */
import { afterAll } from "vitest";
import { count } from "../../vitest.costs.ts";
import { type ChainApp, type ChainAppOptions, openChainApp } from "./chain-app.ts";
import { expectDeclaredReplies, watchReplies } from "./declared-replies.ts";
import { expectDeclaredEvents, expectLawful } from "./harness.ts";
import { keptChain, type TestChain } from "./kept-chain.ts";
import { startKeptDatabase } from "./kept-database.ts";
import { takeReady } from "./ready-universities.ts";
import type { TestDatabase } from "./test-database.ts";

export type { ChainApp } from "./chain-app.ts";

type Options = ChainAppOptions & {
  /** A database that the test itself manages. */
  database?: TestDatabase;
  /** Starts another chain than the one that the files of a worker share. */
  startChain?: () => Promise<TestChain>;
  /** Without universities that are ready, for a test of all that there is. */
  isBare?: boolean;
  /** Prefixes of the kinds of events that only the test declares. */
  undeclaredEvents?: readonly string[];
};

/** Call it at the top of a test file. */
export async function startChainApp({
  database: managed,
  startChain,
  isBare,
  undeclaredEvents,
  ...options
}: Options = {}): Promise<ChainApp> {
  count("applications");
  count("chains");
  const { registryOn, registrar, publicUrl } = options;
  const isElsewhere = managed || startChain || registryOn || registrar || publicUrl;
  const ready = isBare || isElsewhere ? undefined : await takeReady();
  // Runs after what is registered later.
  if (ready) afterAll(ready.give);
  const database = managed ?? ready?.database ?? (await startKeptDatabase());
  const chain = await (startChain ?? keptChain)();
  const { close, ...app } = await openChainApp({ database, chain, ready: ready?.universities ?? [] }, options);
  const replies = watchReplies(app.http);
  await app.http.ready();
  afterAll(async () => {
    // Closed first: its database is used again, whatever is found of it.
    await close();
    await chain.stop();
    await expectDeclaredEvents(database.db, undeclaredEvents);
    expectDeclaredReplies(replies);
    expectLawful(app.watched);
  });
  return app;
}
