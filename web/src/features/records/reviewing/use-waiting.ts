/** What the acceptance of the current record would fix; that of the next one is fetched ahead, with its picture. */
import { getWaitingPicture } from "@ijaza/schema/documents/calls";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect } from "react";
import { addressOf } from "../../../platform/api/request.ts";
import type { ShownRecord } from "../record-view.ts";
import { useGetWaitingDocumentQuery } from "../records.api.ts";
import type { Claims } from "./claim-rows.ts";
import type { Review } from "./use-review.ts";

export type Waiting = {
  claims: Claims | undefined;
  isHandedIn: boolean;
  /** Digest of what is seen. */
  seen: string | undefined;
  /** Address of the picture of the page. */
  picture: string | undefined;
  error: unknown;
  /** Asks again, because it has changed or could not be read. */
  reload: () => void;
};

type Reviewed = Pick<Review<ShownRecord>, "records" | "marks" | "position">;

const pictureOf = (id: string, data: { seen: string; handedIn: boolean } | undefined) =>
  data && !data.handedIn ? addressOf(getWaitingPicture, { id, seen: data.seen }) : undefined;

/** Once the current one is there, so that it does not wait for the next. */
function useNext(review: Reviewed, isRead: boolean): void {
  const after = review.records.slice(review.position).find(({ _id }) => !review.marks[_id]);
  const { data } = useGetWaitingDocumentQuery(after && isRead ? { id: after._id } : skipToken);
  const address = after && pictureOf(after._id, data);
  useEffect(() => {
    if (address) new Image().src = address;
  }, [address]);
}

export function useWaiting(review: Reviewed, { _id: id }: ShownRecord): Waiting {
  const { currentData: data, error, isFetching, refetch } = useGetWaitingDocumentQuery({ id });
  useNext(review, data !== undefined);
  return {
    claims: data?.claims,
    isHandedIn: data?.handedIn ?? false,
    seen: data?.seen,
    picture: pictureOf(id, data),
    error: data || isFetching ? undefined : error,
    reload: () => void refetch(),
  };
}
