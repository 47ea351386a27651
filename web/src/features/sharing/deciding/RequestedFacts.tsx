/** The facts that an organisation requests, each with a box that the holder may untick. */
import type { AccessRequest } from "@ijaza/schema/sharing/third-party";
import type { Claims } from "@ijaza/verifier/result";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../../platform/api/use-failure-text.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { SkeletonRows } from "../../../ui/Skeleton.tsx";
import { ErrorState } from "../../../ui/States.tsx";
import { answering } from "../making/fact-groups.ts";
import { factsOf, type Shareable } from "../making/shareable.ts";
import { useOwnClaims } from "../making/use-own-claims.ts";
import "../making/PresetChoice.css";

export type HolderAnswer = {
  /** All facts of the document. */
  claims: Claims;
  /** The requested facts. */
  requested: readonly string[];
  /** The facts that would be disclosed. */
  chosen: string[];
  toggle: (name: string, on: boolean) => void;
  error: unknown;
  retry: () => void;
};

const NOTHING: Claims = {};

export const useAnswer = (request: AccessRequest, document: Shareable): HolderAnswer => {
  const { claims, error, retry } = useOwnClaims([document._id]);
  const [covered, setCovered] = useState<readonly string[]>([]);
  const disclosed = claims[document._id] ?? NOTHING;
  const requested = answering(document.kind, Object.keys(disclosed), request.claims);
  return {
    claims: disclosed,
    requested,
    error,
    retry,
    chosen: requested.filter((name) => !covered.includes(name)),
    toggle: (name, on) => setCovered((before) => (on ? before.filter((each) => each !== name) : [...before, name])),
  };
};

export function RequestedFacts({ document, answer }: { document: Shareable; answer: HolderAnswer }) {
  const { t } = useTranslation("sharing");
  const messageOf = useFailureText();
  const language = useLanguage();
  const { claims, requested, chosen, toggle, error, retry } = answer;
  const facts = factsOf(claims, language, document.labels).filter(({ name }) => requested.includes(name));
  if (error !== undefined) return <ErrorState text={messageOf(error)} onRetry={retry} />;
  if (Object.keys(claims).length === 0) return <SkeletonRows rows={3} columns={1} />;
  return (
    <fieldset className="presets asked-facts">
      <legend>{t("decision.asked")}</legend>
      <p>{t("decision.untick")}</p>
      <div className="fact-choice">
        {facts.map(({ name, label, value }) => (
          <label key={name} className="fact-row">
            <input
              type="checkbox"
              checked={chosen.includes(name)}
              disabled={name === "expiryDate"}
              onChange={(event) => toggle(name, event.target.checked)}
            />
            <span>
              {label}
              <small>{chosen.includes(name) ? <bdi>{value}</bdi> : t("decision.coveredFact")}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
