/** The counts of work that waits for the signed-in person, fetched again whenever work is done and once a minute. */
import type { DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import { universityReaders } from "@ijaza/schema/users/roles";
import { useGetAllCertificatesQuery } from "../../features/certificates/certificates.api.ts";
import { useCountCorrectionRequestsQuery } from "../../features/correction-requests/correction-requests.api.ts";
import { useGetAllDiplomasQuery } from "../../features/diplomas/diplomas.api.ts";
import { useUser } from "../../platform/actor.ts";
import type { Counts } from "./menu.ts";

const POLL_MS = 60_000;

const AGAIN = { pollingInterval: POLL_MS, skipPollingIfUnfocused: true };

export const useCounts = (): Counts => {
  const { _id, role, university } = useUser();
  const isReader = university !== null && universityReaders.some((each) => each === role);
  const isAgent = isReader && role === "agent_uni";
  const { data } = useGetAllDiplomasQuery(
    { pageSize: 1, agentId: isAgent ? _id : undefined },
    { skip: !isReader, ...AGAIN },
  );
  const { counts: certificates } =
    useGetAllCertificatesQuery({ pageSize: 1 }, { skip: !isReader, ...AGAIN }).data ?? {};
  const corrections = useCountCorrectionRequestsQuery(undefined, { skip: !isAgent, ...AGAIN }).data;
  const of = (status: DiplomaStatus) => data?.counts[status] ?? 0;
  return {
    pending: of("pending"),
    unsigned: of("unsigned"),
    error: of("error"),
    rejected: of("rejected"),
    studentCorrections: corrections?.studentsCount ?? 0,
    diplomaCorrections: corrections?.diplomasCount ?? 0,
    certificates: {
      pending: certificates?.pending ?? 0,
      error: certificates?.error ?? 0,
      rejected: certificates?.rejected ?? 0,
    },
  };
};
