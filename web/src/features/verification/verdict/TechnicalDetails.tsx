/** The technical details: codes, transactions, keys, and the nodes that this browser asked. */
import type { Result } from "@ijaza/verifier/result";
import { FileCode } from "lucide-react";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { Fold } from "../../../ui/Fold.tsx";
import { MomentValue, NumberValue, Reference } from "../../../ui/Values.tsx";
import { OwnNode } from "../checking/OwnNode.tsx";
import { SealRows } from "./SealRows.tsx";
import "./TechnicalDetails.css";

type TechnicalDetailsProps = {
  result: Result;
  /** Repeats the check with this node, or with the site's. */
  onRecheck: (node?: string) => void;
  ref?: Ref<HTMLDetailsElement>;
};

export function TechnicalDetails({ result, onRecheck, ref }: TechnicalDetailsProps) {
  const { t } = useTranslation("verification");
  const { anchor, issuer, seal, asked, uncounted = [] } = result.facts;
  const place = anchor && {
    root: anchor.root,
    index: `${anchor.index} / ${anchor.count}`,
    registry: `eip155:${anchor.chainId}:${anchor.registry}`,
    wallet: anchor.signer,
  };
  const keys = issuer && { did: issuer.did, domain: issuer.domain, key: issuer.keyThumbprint };
  return (
    <Fold icon={FileCode} title={t("technical.title")} ref={ref}>
      <div className="technical">
        <dl>
          {result.checks.map((check) => (
            <div key={check.name}>
              <dt>{t(`technical.checks.${check.name}`)}</dt>
              <dd>
                <Reference>{check.code}</Reference>
                <span lang="en" dir="ltr" className="technical__detail">
                  {check.detail}
                </span>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t("technical.checkedAt")}</dt>
            <dd>
              <MomentValue value={result.checkedAt} />
            </dd>
          </div>
          {result.block && (
            <div>
              <dt>{t("technical.block")}</dt>
              <dd>
                <NumberValue value={result.block.number} />, <MomentValue value={result.block.time} />
              </dd>
            </div>
          )}
          <Rows values={{ ...place, ...keys }} />
          {seal && <SealRows seal={seal} />}
          <div>
            <dt>{t("technical.asked")}</dt>
            <dd>
              {asked?.length ? asked.map((node) => <Reference key={node}>{node}</Reference>) : t("technical.nobody")}
            </dd>
          </div>
          {uncounted.length > 0 && (
            <div>
              <dt>{t("technical.uncounted")}</dt>
              {uncounted.map(({ endpoint, code, detail }) => (
                <dd key={endpoint}>
                  <Reference>{endpoint}</Reference>
                  <span lang="en" dir="ltr" className="technical__detail">
                    {code}: {detail}
                  </span>
                </dd>
              ))}
            </div>
          )}
        </dl>
        <p>{t("technical.how")}</p>
        <OwnNode onUse={onRecheck} />
      </div>
    </Fold>
  );
}

type RowName = "root" | "index" | "registry" | "wallet" | "did" | "domain" | "key";

function Rows({ values }: { values: Partial<Record<RowName, string>> }) {
  const { t } = useTranslation("verification");
  const names: RowName[] = ["root", "index", "registry", "wallet", "did", "domain", "key"];
  return names.map((name) => {
    const value = values[name];
    return (
      value && (
        <div key={name}>
          <dt>{t(`technical.${name}`)}</dt>
          <dd>
            <Reference>{value}</Reference>
          </dd>
        </div>
      )
    );
  });
}
