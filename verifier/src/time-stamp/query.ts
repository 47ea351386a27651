/** What a time-stamping authority is asked, and what it replies (RFC 3161, section 2.4). */
import { fromBER, Integer, Null, OctetString, Sequence } from "asn1js";
import {
  AlgorithmIdentifier,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { OIDS } from "./algorithms.ts";

const NONCE_BYTES = 16;

export type TimeStampQuery = {
  /** The request, to be sent as `application/timestamp-query`. */
  bytes: Uint8Array<ArrayBuffer>;
  /** A random number that the token must repeat. */
  nonce: Uint8Array<ArrayBuffer>;
};

/** Asks for a time stamp over the SHA-256 of the bytes, with the certificates that its reader needs. */
export async function makeTimeStampQuery(over: Uint8Array<ArrayBuffer>): Promise<TimeStampQuery> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  // Positive, and of one length.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const query = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: OIDS.sha256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: await crypto.subtle.digest("SHA-256", over) }),
    }),
    nonce: new Integer({ valueHex: nonce.buffer }),
    certReq: true,
  });
  return { bytes: new Uint8Array(query.toSchema().toBER()), nonce };
}

/**
 * The token of a reply (`application/timestamp-reply`). Throws for a refusal, for a token of another request and for
 * anything else. What the token says is read by `readTimeStamp`.
 */
export function readTimeStampReply(
  reply: Uint8Array<ArrayBuffer>,
  { nonce }: Pick<TimeStampQuery, "nonce">,
): Uint8Array<ArrayBuffer> {
  const { result } = fromBER(reply);
  const { status, timeStampToken } = new TimeStampResp({ schema: result });
  const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!isGranted || timeStampToken === undefined)
    throw new Error(`the authority refused, with status ${status.status}`);
  const { encapContentInfo } = new SignedData({ schema: timeStampToken.content });
  const repeated = TSTInfo.fromBER(encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0)).nonce;
  if (!repeated?.isEqual(new Integer({ valueHex: nonce.buffer })))
    throw new Error("the time stamp is of another request");
  // Its own bytes: written anew, they might no longer be those that were signed.
  const [, token] = result instanceof Sequence ? result.valueBlock.value : [];
  return token?.valueBeforeDecodeView.slice() ?? new Uint8Array();
}
