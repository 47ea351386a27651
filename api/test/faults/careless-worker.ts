/**
 * The careless twin of the worker that signs: it makes the credentials, sends the transaction, and only then stores
 * what it has sent. It does the same job as the true one until somebody pulls the plug: the harness must catch it.
 */
import { sql } from "kysely";
import { type Address, type Hex, keccak256 } from "viem";
import { findOpenBatches } from "../../src/features/chain/batches.ts";
import type { RelayerContext } from "../../src/features/chain/relayer.context.ts";
import { registryCalls } from "../../src/features/chain/registry-calls.ts";
import { buildNodes, rootOf } from "../../src/features/chain/tree-nodes.ts";
import type { App } from "../../src/app.ts";
import { crashPoint } from "../../src/platform/crash-points.ts";
import { inScope } from "../../src/platform/database.ts";
import { newId } from "../../src/platform/ids.ts";
import type { JobHandler } from "../../src/platform/jobs/worker.ts";
import { hashLeaf } from "../../src/features/chain/batch-tree.ts";
