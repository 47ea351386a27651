/** The chapters of the API reference: one for each first part of the addresses. Pure. */

const CHAPTERS: Record<string, string> = {
  session: "Tokens that protect writes from forged requests.",
  user: "Signing in and out, second factors, accounts of the staff, requests for credits and ether.",
  university: "Universities: founded, changed, suspended, handed on, and what anybody may read of one.",
  keys: "Keys of universities: read, reported as unsafe, marked, confirmed, cleared, vetoed, replaced, ended.",
  "registrar-calls": "Entries in the registry that wait for the registrar, and those that it has made.",
  student: "Students, their first sign-in, and their requests for corrections.",
  diploma: "Diplomas: imported, decided, signed, revoked, read, verified.",
  certificate: "Certificates: imported, accepted with a signature, revoked, read, verified.",
  cohorts: "Cohorts: the records that one import brought, their name and how far they are.",
  "diploma-template": "Templates of diplomas.",
  "certificate-template": "Templates of certificates, with the fields that they define.",
  template: "What both kinds of templates share: versions, previews, pictures.",
  signatories: "Those who sign documents: their names, titles and signatures, in versions.",
  document: "Pictures of documents and mails about them, and what they would lack on paper, whatever their kind.",
  dashboard: "Statistics by status, time, university and trait, and what asks for attention.",
  visits: "Visits, told by the script of a page; nobody is told who.",
  shares: "Shares: chosen claims of documents for whoever has a link, and what holders answer to organisations.",
  "third-party": "Organisations that ask a holder for a document.",
  generate: "Empty workbooks for imports.",
  jobs: "Long work: its state, read once or streamed.",
  audit: "The log of what was done.",
  chain: "The chain: the verifier's pins, and read-only JSON-RPC to the registry.",
  issuers: "Issuers: names, keys, `did:web` documents, status lists.",
  credentials: "Kinds of credentials: the Type Metadata that their `vct` leads to, and the form of badges.",
  legal: "Who runs this installation, and its own legal texts.",
  mails: "Mails to addresses outside: stopped and resumed.",
  mailbox: "Mails of the demo.",
  operations: "What operators and machines ask of the process.",
};

/** Calls at the address of a page belong to the chapter of their function. */
const ELSEWHERE: Record<string, string> = { stop_mails: "mails" };

/** The chapter of an address. Throws if it has none. */
export function tagOf(path: string): string {
  const [, room = "", other = ""] = path.split("/");
  const first = room === "api" ? other : room;
  const tag = first.endsWith("csrf-token") ? "session" : (ELSEWHERE[first] ?? first);
  if (!(tag in CHAPTERS)) throw new Error(`the reference has no chapter for ${path}`);
  return tag;
}

export const TAGS = Object.entries(CHAPTERS).map(([name, description]) => ({ name, description }));
