/** The calls that serve status lists and Type Metadata, also to pages of other sites. */

import { STATUS_LIST_JWT } from "@ijaza/schema/calls/media-types";
import { getTokenStatus, getTypeMetadata } from "@ijaza/schema/credentials/calls";
import { AppError } from "../../platform/app-error.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Credentials } from "./credentials.service.ts";

export function mountCredentials(mount: Mount, credentials: Credentials): void {
  mount(getTokenStatus, async (address, { reply }) => {
    const token = await credentials.tokenStatus(address);
    reply.type(STATUS_LIST_JWT).header("access-control-allow-origin", "*").send(token);
    return undefined;
  });
  mount(getTypeMetadata, async ({ type, version }, { reply }) => {
    const metadata = credentials.typeMetadata(`${type}/${version}`);
    if (!metadata) throw new AppError("not_found");
    reply.header("access-control-allow-origin", "*");
    return metadata;
  });
}
