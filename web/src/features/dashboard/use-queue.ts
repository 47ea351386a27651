/**
 * What waits, by role: a responsable's decisions cohort by cohort, which a university's administrator sees too; an agent's
 * signing, corrections and students' requests; for admins the universities' requests, and universities without a
 * manager.
 */

import type { Language } from "@ijaza/schema/product";
import { userNameIn } from "@ijaza/schema/users/names";
import { useRole } from "../../platform/actor.ts";
import { POLLED } from "../../platform/api/polling.ts";
import { useLanguage } from "../../platform/i18n/use-language.ts";
import { useGetAllCertificatesQuery } from "../certificates/certificates.api.ts";
import { useCountCorrectionRequestsQuery } from "../correction-requests/correction-requests.api.ts";
import { useGetFundingRequestsQuery } from "../credits/credits.api.ts";
import { useGetAllDiplomasQuery } from "../diplomas/diplomas.api.ts";
import { useGetWaitingImportsQuery, type WaitingImport } from "../records/records.api.ts";
import { useGetAllUniversitiesQuery, useGetInvitedResponsablesQuery } from "../universities/universities.api.ts";

/** The most that one call returns. */
const ALL_UNIVERSITIES = { pageSize: 500 };

export type QueueItem = {
  key: string;
  count: number;
  /** Selects the sentence and the button. */
  kind:
    | "review"
    | "reviewCertificates"
    | "correctCertificates"
    | "sign"
    | "correct"
    | "signAgain"
    | "studentCorrections"
    | "diplomaCorrections"
    | "credits"
    | "ether"
    | "unassigned"
    | "uninvited";
  /** Who prepared it. */
  by?: string;
  /** The cohort: its name, and its page. */
  cohort?: { name: string; to: string };
  /** When the oldest was submitted, ISO 8601. */
  since?: string;
  /** It waits for somebody else, and can only be viewed. */
  isOthers?: boolean;
  to: string;
};

const REVIEWS = {
  diploma: { kind: "review", of: "/diplomas_not_confirm/", list: "/diplomasList" },
  certificate: { kind: "reviewCertificates", of: "/certificates_not_confirm/", list: "/certificationsList" },
} as const;

/** A reader who may not decide gets a link to the list instead of the review. */
const itemOf = (
  { kind, importId, fileName, name, agent, submittedAt, count }: WaitingImport,
  { decides, language }: { decides: boolean; language: Language },
): QueueItem => {
  const review = REVIEWS[kind];
  const called = name ?? fileName;
  const cohort = importId && called ? { name: called, to: `/cohorts/${importId}` } : undefined;
  const decision = `${review.of}${agent._id}${importId ? `?import=${importId}` : ""}`;
  return {
    key: `${kind}-${importId}-${agent._id}`,
    kind: review.kind,
    count,
    by: userNameIn(agent, language) ?? undefined,
    cohort,
    since: submittedAt,
    isOthers: !decides,
    to: decides ? decision : (cohort?.to ?? `${review.list}?tab=pending`),
  };
};

/** Diplomas and certificates cohort by cohort, the longest waiting first. */
const useImportQueue = ({ skip, decides }: { skip: boolean; decides: boolean }): QueueItem[] | undefined => {
  const language = useLanguage();
  const { data } = useGetWaitingImportsQuery(undefined, { skip, ...POLLED });
  return data?.imports.map((each) => itemOf(each, { decides, language }));
};

const useAgentQueue = (skip: boolean): QueueItem[] | undefined => {
  const { data } = useGetAllDiplomasQuery({ pageSize: 1 }, { skip });
  const certificates = useGetAllCertificatesQuery({ pageSize: 1 }, { skip }).data;
  const corrections = useCountCorrectionRequestsQuery(undefined, { skip });
  if (!data || corrections.isLoading) return undefined;
  const { studentsCount = 0, diplomasCount = 0 } = corrections.data ?? {};
  const items: QueueItem[] = [
    { key: "sign", kind: "sign", count: data.counts.unsigned ?? 0, to: "/diplomas_not_confirm" },
    { key: "correct", kind: "correct", count: data.counts.rejected ?? 0, to: "/diplomasRejected" },
    {
      key: "correctCertificates",
      kind: "correctCertificates",
      count: certificates?.counts.rejected ?? 0,
      to: "/rejected-certificates",
    },
    { key: "diplomaCorrections", kind: "diplomaCorrections", count: diplomasCount, to: "/diploma-demandes" },
    { key: "studentCorrections", kind: "studentCorrections", count: studentsCount, to: "/student-demandes" },
    { key: "signAgain", kind: "signAgain", count: data.counts.error ?? 0, to: "/diplomas_not_confirm" },
  ];
  return items.filter(({ count }) => count > 0);
};

/** States of an invitation that can no longer be accepted. */
const LOST: readonly string[] = ["failed", "expired"];
const UNIVERSITIES = "/universities_list";

/** The admins of ALECSO do not decide on requests. */
const useFundingQueue = (skip: boolean): QueueItem[] | undefined => {
  const open = { status: "open", pageSize: 1 } as const;
  const credits = useGetFundingRequestsQuery({ ...open, kind: "credit" }, { skip, ...POLLED });
  const ether = useGetFundingRequestsQuery({ ...open, kind: "ether" }, { skip, ...POLLED });
  if (skip) return [];
  if (!credits.data || !ether.data) return undefined;
  return [
    { key: "credits", kind: "credits", count: credits.data.total, to: UNIVERSITIES },
    { key: "ether", kind: "ether", count: ether.data.total, to: UNIVERSITIES },
  ];
};

const useNetworkQueue = ({ skip, decides }: { skip: boolean; decides: boolean }): QueueItem[] | undefined => {
  const funding = useFundingQueue(skip || !decides);
  const { data } = useGetAllUniversitiesQuery(ALL_UNIVERSITIES, { skip, ...POLLED });
  const invited = useGetInvitedResponsablesQuery(undefined, { skip, ...POLLED });
  if (!funding || !data || !invited.data) return undefined;
  const count = data.universities.filter(({ responsable }) => !responsable).length;
  const lost = invited.data.users.filter(({ invitation }) => LOST.includes(invitation?.state ?? "used")).length;
  const items: QueueItem[] = [
    ...funding,
    { key: "unassigned", kind: "unassigned", count, to: UNIVERSITIES },
    { key: "uninvited", kind: "uninvited", count: lost, to: "/usersList?role=resp_uni" },
  ];
  return items.filter((item) => item.count > 0);
};

/** Undefined until it is loaded. */
export const useQueue = (): QueueItem[] | undefined => {
  const role = useRole();
  const readsImports = role === "resp_uni" || role === "admin_uni";
  const ofImports = useImportQueue({ skip: !readsImports, decides: role === "resp_uni" });
  const ofAgent = useAgentQueue(role !== "agent_uni");
  const isNetwork = role === "admin_ijaza" || role === "admin_alecso";
  const ofNetwork = useNetworkQueue({ skip: !isNetwork, decides: role === "admin_ijaza" });
  if (isNetwork) return ofNetwork;
  return readsImports ? ofImports : ofAgent;
};
