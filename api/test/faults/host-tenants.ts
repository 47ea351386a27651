/** Executes a host's orders about its universities: responsables, credits, ether. */
import type { App } from "../../src/app.ts";
import type { StaffActor } from "../../src/platform/actor.ts";
import { AppError } from "../../src/platform/app-error.ts";
import { authorOf } from "../../src/platform/audit/audit.ts";
import type { TenantOrder } from "./host-orders.ts";

type Rooms = Pick<App["rooms"], "tenants" | "fundingRequests">;

const present = { session: Buffer.alloc(0), confirmedAt: new Date(), reviewedAt: null };

export const isTenantOrder = (order: { do: string }): order is TenantOrder =>
  ["change-responsable", "request-funding", "accept-funding", "send-ether"].includes(order.do);

export async function obeyTenant({ tenants, fundingRequests }: Rooms, order: TenantOrder): Promise<unknown> {
  if (order.do === "request-funding") return ask(fundingRequests, order);
  const { actor: admin, requestId, language } = order.caller;
  const actor: StaffActor = { ...admin, ...present };
  if (order.do === "accept-funding") {
    const { kind, fundingRequestId: id } = order;
    return (await fundingRequests.accept({ actor, requestId, kind, id }))._id;
  }
  if (order.do === "send-ether") {
    const { universityId, wei, key } = order;
    return (await fundingRequests.sendEther({ actor, requestId, language, universityId, wei: BigInt(wei), key }))._id;
  }
  const { universityId, responsableId } = order;
  const author = authorOf(actor, requestId);
  return (await tenants.changeResponsable({ universityId, responsableId, author }))._id;
}

type Ask = Extract<TenantOrder, { do: "request-funding" }>;

/** Gives the open request if the reply to the first try was lost. */
async function ask(fundingRequests: Rooms["fundingRequests"], { caller, kind, amount }: Ask): Promise<string> {
  const actor = { ...caller.actor, ...present };
  try {
    return (await fundingRequests.send(actor, { kind, amount, requestId: caller.requestId }))._id;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "request_already_sent") throw error;
    const { demands: requests } = await fundingRequests.list(actor, {
      kind,
      status: "open",
      search: "",
      page: 1,
      pageSize: 1,
    });
    if (!requests[0]) throw new Error("the open request was decided meanwhile");
    return requests[0]._id;
  }
}
