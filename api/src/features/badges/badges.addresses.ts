/** The addresses in a badge, all under the public address. Pure. */
import { getIssuerStatus } from "@ijaza/schema/chain/calls";
import type { TemplateKind } from "@ijaza/schema/templates/calls";

/** The status list as a credential. */
export const statusListAt = (publicUrl: string, { slug, list }: { slug: string; list: number }): string =>
  `${publicUrl}${getIssuerStatus.path.replace(":slug", slug).replace(":list", String(list))}`;

/** The badge itself, which is its `id`. */
export const badgeAt = (publicUrl: string, { kind, id }: { kind: TemplateKind; id: string }): string =>
  `${publicUrl}/api/${kind}/file/${id}?format=openbadge`;

/** The page of the original document, whose verdict decides. */
export const originalAt = (publicUrl: string, id: string): string => `${publicUrl}/digital_diploma/${id}`;
