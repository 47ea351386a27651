/** Rules of the Verifiable Credentials Data Model 2.0 for any credential and any presentation. Pure. */
import { CREDENTIALS_V2 } from "@ijaza/verifier/badge/contexts";

export type Json = Record<string, unknown>;

/** What is wrong with a document, in words for whoever reads a report of a suite; null when nothing is. */
export type Fault = string | null;

/** Members whose values name their type (section 4.5). */
const TYPED = ["credentialStatus", "credentialSchema", "termsOfUse", "evidence", "refreshService"];
/** XMLSCHEMA11-2 `dateTimeStamp`. */
const TIME = /^-?\d{4,}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
/** The base context needs not be fetched; the specification gives its digests (appendix B.1), here in both spellings. */
const BASE_CONTEXT_DIGESTS = {
  digestSRI: "sha384-l/HrjlBCNWyAX91hr6LFV2Y3heB5Tcr6IeE4/Tje8YyzYBM8IhqjHWiWpr8+ZbYU",
  digestMultibase: "uWZVc7WaX1h4D8rJVb-vlMIqxaEKEb1tYbX8fet7JJzQ",
};

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
/** The id of who is named by a URL or by an object; undefined for anything else. */
export const idOf = (value: unknown): unknown => (isObject(value) ? value.id : value);

const isUrl = (value: unknown): boolean => typeof value === "string" && !/\s/.test(value) && URL.canParse(value);
const isTime = (value: unknown): boolean =>
  typeof value === "string" && TIME.test(value) && !Number.isNaN(Date.parse(value));
const namesType = (value: unknown): boolean =>
  asList(value).length > 0 && asList(value).every((type) => typeof type === "string" && type !== "");

/** A credential, secured or not; its proof is not judged here. */
export function findCredentialFault(value: unknown): Fault {
  if (!isObject(value)) return "a credential is an object";
  return (
    findBeginningFault(value, "VerifiableCredential") ??
    findIssuerFault(value.issuer) ??
    findSubjectFault(value.credentialSubject) ??
    findValidityFault(value) ??
    TYPED.map((name) => findTypedFault(name, value[name])).find((fault) => fault !== null) ??
    findRelatedFault(value.relatedResource)
  );
}

/** A presentation; the credentials in it are judged one by one, by `findCredentialFault`. */
export function findPresentationFault(value: unknown): Fault {
  if (!isObject(value)) return "a presentation is an object";
  const { holder, verifiableCredential } = value;
  if (holder !== undefined && !isUrl(idOf(holder))) return "a holder is named by a URL";
  if (verifiableCredential !== undefined && !asList(verifiableCredential).every(isObject))
    return "what is presented are credentials";
  return findBeginningFault(value, "VerifiablePresentation");
}

function findBeginningFault(document: Json, type: string): Fault {
  const contexts = document["@context"];
  if (!Array.isArray(contexts) || contexts[0] !== CREDENTIALS_V2) return "the first context is that of the data model";
  if (!contexts.every((each) => isObject(each) || isUrl(each))) return "a context is a URL or an object";
  if (!namesType(document.type) || !asList(document.type).includes(type)) return `it is no ${type} by its type`;
  if ("id" in document && !isUrl(document.id)) return "an id is one URL";
  return findWordingFault(document);
}

function findIssuerFault(issuer: unknown): Fault {
  if (!isUrl(idOf(issuer))) return "an issuer is named by a URL";
  return isObject(issuer) ? findWordingFault(issuer) : null;
}

function findSubjectFault(subject: unknown): Fault {
  const subjects = asList(subject);
  if (subjects.length === 0 || !subjects.every((each) => isObject(each) && Object.keys(each).length > 0))
    return "a subject is an object with claims";
  return subjects.every((each) => isObject(each) && (!("id" in each) || isUrl(each.id))) ? null : "an id is one URL";
}

function findValidityFault({ validFrom, validUntil }: Json): Fault {
  if (![validFrom, validUntil].every((time) => time === undefined || isTime(time))) return "a time has its zone";
  const ends = Date.parse(String(validUntil));
  return Date.parse(String(validFrom)) > ends ? "it ends before it begins" : null;
}

function findTypedFault(name: string, value: unknown): Fault {
  if (value === undefined) return null;
  for (const each of asList(value)) {
    if (!isObject(each) || !namesType(each.type)) return `each ${name} names its type`;
    if ("id" in each && !isUrl(each.id)) return "an id is one URL";
    if (name === "credentialSchema" && !("id" in each)) return "a schema has an id";
  }
  return null;
}

/** Section 5.3. A resource other than the base context would have to be fetched, so it cannot be judged and is refused. */
function findRelatedFault(value: unknown): Fault {
  if (value === undefined) return null;
  const resources = asList(value);
  const ids = resources.map((each) => (isObject(each) ? each.id : undefined));
  if (!ids.every(isUrl) || new Set(ids).size < ids.length) return "each related resource has an id of its own";
  for (const resource of resources.filter(isObject)) {
    const digests = Object.entries(BASE_CONTEXT_DIGESTS).filter(([name]) => name in resource);
    if (digests.length === 0) return "a related resource has a digest";
    if (resource.id !== CREDENTIALS_V2) return "a related resource is not at hand";
    if (digests.some(([name, digest]) => resource[name] !== digest)) return "a related resource has another digest";
  }
  return null;
}

/** Names and descriptions: a text, or values with a language (section 11.1). */
function findWordingFault({ name, description }: Json): Fault {
  const isWording = (value: unknown) => typeof value === "string" || (isObject(value) && isLanguageValue(value));
  const values = [name, description].filter((value) => value !== undefined);
  return values.every((value) => asList(value).every(isWording)) ? null : "a name is a text or says its language";
}

function isLanguageValue({ "@value": text, "@language": language, "@direction": direction, ...others }: Json): boolean {
  const isDirection = direction === undefined || direction === "ltr" || direction === "rtl";
  const isLanguage = language === undefined || typeof language === "string";
  return typeof text === "string" && isLanguage && isDirection && Object.keys(others).length === 0;
}
