/** Does in a host what concerns its tenants: responsables, credits, ether. */
import type { App } from "../../src/app.ts";
import type { StaffActor } from "../../src/platform/actor.ts";
import { AppError } from "../../src/platform/app-error.ts";
import { authorOf } from "../../src/platform/audit/audit.ts";
import type { TenantOrder } from "./host-orders.ts";

type Rooms = Pick<App["rooms"], "tenants" | "deposits">;

const present = { session: Buffer.alloc(0), confirmedAt: new Date(), reviewedAt: null };

export const isTenantOrder = (order: { do: string }): order is TenantOrder =>
  ["change-responsable", "ask-deposit", "accept-deposit", "send-ether"].includes(order.do);

export async function obeyTenant({ tenants, deposits }: Rooms, order: TenantOrder): Promise<unknown> {
  if (order.do === "ask-deposit") return ask(deposits, order);
  const { actor: admin, requestId, language } = order.caller;
  const actor: StaffActor = { ...admin, ...present };
  if (order.do === "accept-deposit") return (await deposits.accept({ ...order, actor, requestId }))._id;
  if (order.do === "send-ether") {
    const { universityId, wei, key } = order;
    return (await deposits.sendEther({ actor, requestId, language, universityId, wei: BigInt(wei), key }))._id;
  }
  const { universityId, responsableId } = order;
  const author = authorOf(actor, requestId);
  return (await tenants.changeResponsable({ universityId, responsableId, author }))._id;
}

type Ask = Extract<TenantOrder, { do: "ask-deposit" }>;

/** Gives the open demand when the answer to the first try was lost. */
async function ask(deposits: Rooms["deposits"], { caller, kind, amount }: Ask): Promise<string> {
  const actor = { ...caller.actor, ...present };
  try {
    return (await deposits.send(actor, { kind, amount, requestId: caller.requestId }))._id;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "request_already_sent") throw error;
    const { demands } = await deposits.list(actor, { kind, status: "open", search: "", page: 1, pageSize: 1 });
    if (!demands[0]) throw new Error("the open demand was decided meanwhile");
    return demands[0]._id;
  }
}
