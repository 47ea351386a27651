/** The address that adds a document to a LinkedIn profile. It is a link; no code of LinkedIn runs here. Pure. */
import type { Claims } from "@ijaza/verifier/result";
import { NEVER_EXPIRES } from "../certificates/rules.ts";
import { formatReference } from "../documents/reference.ts";

type LinkedInAddressOptions = {
  id: string;
  /** The address of the document's page. */
  link: string;
  /** The document's name on LinkedIn. */
  name: string;
  university: string;
  claims: Claims;
};

const DAY = /^(\d{4})-(\d{2})-\d{2}$/;

/** `issueYear` and `issueMonth` (or those of the expiration) of a day; empty if the value is not a day. */
const monthOf = (prefix: "issue" | "expiration", day: Claims[string] | undefined): Record<string, string> => {
  const [, year, month] = DAY.exec(String(day ?? "")) ?? [];
  return year && month ? { [`${prefix}Year`]: year, [`${prefix}Month`]: String(Number(month)) } : {};
};

export const linkedInAddress = ({ id, link, name, university, claims }: LinkedInAddressOptions): string => {
  const { issueDate, decisionDate, expiryDate } = claims;
  const query = new URLSearchParams({
    startTask: "CERTIFICATION_NAME",
    name,
    organizationName: university,
    ...monthOf("issue", issueDate ?? decisionDate),
    ...(expiryDate === NEVER_EXPIRES ? {} : monthOf("expiration", expiryDate)),
    certUrl: link,
    certId: formatReference(id),
  });
  return `https://www.linkedin.com/profile/add?${query}`;
};
