/** A batch for the Transaction Builder of Safe: what a multi-signature wallet is to do in one transaction. Pure. */
import { type Address, getAddress, type Hex, keccak256, toBytes } from "viem";

export type BatchCall = { to: string; data: Hex };

type SafeBatchOptions = { chainId: number; registrar: string; calls: readonly BatchCall[]; at: Date };

/** The batch with its checksum, without which Safe warns that the file was changed. */
export function safeBatch({ chainId, registrar, calls, at }: SafeBatchOptions) {
  const meta = {
    name: `Registry ${at.toISOString().slice(0, 10)}`,
    description: "Universities and keys for the registry",
    txBuilderVersion: "1.18.0",
    createdFromSafeAddress: getAddress(registrar),
    createdFromOwnerAddress: "",
  };
  const batch = {
    version: "1.0",
    chainId: String(chainId),
    createdAt: at.getTime(),
    meta,
    transactions: calls.map(({ to, data }) => ({
      to: getAddress(to as Address),
      value: "0",
      data,
      contractMethod: null,
      contractInputsValues: null,
    })),
  };
  return { ...batch, meta: { ...meta, checksum: checksumOf({ ...batch, meta: { ...meta, name: null } }) } };
}

/** keccak256 of Safe's own serialisation; the name does not count, since people change it. */
const checksumOf = (batch: object): Hex => keccak256(toBytes(serialise(batch)));

/** An object as the list of its sorted keys, then each value with a comma. */
function serialise(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(serialise).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const keys = JSON.stringify(members.map(([key]) => key));
  return `{${keys}${members.map(([, member]) => `${serialise(member)},`).join("")}}`;
}
