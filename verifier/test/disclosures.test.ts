/** Disclosures: each is a claim that was signed, occurs once, and replaces no other member. */
import { expect, test } from "vitest";
import { openCredential } from "../src/credential/credential.ts";
import { digestOf, encode, makeDisclosure } from "./credential-maker.ts";
import { CLAIMS, reasonFor, setUpDiploma } from "./scene.ts";

test("a duplicate digest is refused", async () => {
  const digest = digestOf(makeDisclosure("a", "b"));
  expect(await reasonFor({ payload: { _sd: [digest, digest] } })).toBe("digest_repeated");
});

test("an altered or added claim is not a signed one", async () => {
  const { verify, credential } = await setUpDiploma();
  const [first = "", ...rest] = credential.disclosures;
  const [salt] = JSON.parse(Buffer.from(first, "base64url").toString());
  const altered = makeDisclosure("firstName", "Amal", salt);
  for (const disclosures of [
    [altered, ...rest],
    [first, ...rest, makeDisclosure("honours", "excellent")],
  ]) {
    const text = `${[credential.jwt, ...disclosures].join("~")}~`;
    expect(await verify({ credential: text })).toMatchObject({ verdict: "invalid", reason: "disclosure_unreferenced" });
  }
});

test("a duplicate disclosure is refused", async () => {
  const { verify, credential } = await setUpDiploma();
  const text = `${credential.text}${credential.disclosures[0]}~`;
  expect(await verify({ credential: text })).toMatchObject({ reason: "disclosure_repeated" });
});

test("a key-binding token at the end is refused", async () => {
  const { verify, credential } = await setUpDiploma();
  expect(await verify({ credential: `${credential.text}${credential.jwt}` })).toMatchObject({
    reason: "key_binding_refused",
  });
  expect(await verify({ credential: credential.jwt })).toMatchObject({ reason: "credential_malformed" });
});

test.each([
  ["disclosure_nested", makeDisclosure("address", { _sd: [] })],
  ["disclosure_nested", makeDisclosure("names", [{ "...": "x" }])],
  ["disclosure_malformed", makeDisclosure("names", ["a"])],
  ["disclosure_malformed", makeDisclosure("average", null)],
  ["disclosure_malformed", makeDisclosure("average", true)],
  ["disclosure_malformed", makeDisclosure(7, "x")],
  ["disclosure_malformed", encode('["YWFhYWFhYWFhYWFhYWFhYQ","average",1e999]')],
  ["disclosure_malformed", encode('["YWFhYWFhYWFhYWFhYWFhYQ","b"]')],
  ["disclosure_malformed", encode("{}")],
  ["disclosure_malformed", encode('"abc"')],
  ["disclosure_malformed", encode('{"length":3}')],
  ["disclosure_malformed", Buffer.from([0xff]).toString("base64url")],
  ["disclosure_weak_salt", makeDisclosure("average", 1, "c2hvcnQ")],
  ["disclosure_weak_salt", makeDisclosure("average", 1, "not base64url, but long enough")],
  ["disclosure_encoding", `${makeDisclosure("average", 1)}=`],
  ["credential_duplicate_member", encode('["YWFhYWFhYWFhYWFhYWFhYQ","b",{"c":1,"c":2}]')],
  ...["iss", "vct", "vct#integrity", "iat", "jti", "status", "sub", "aud", "nbf", "exp", "cnf"].map((name) => [
    "disclosure_shadowing",
    makeDisclosure(name, "x"),
  ]),
  ...["_sd", "_sd_alg", "...", "__proto__", ""].map((name) => ["disclosure_shadowing", makeDisclosure(name, "x")]),
])("%s: a signed disclosure %s is refused", async (code, disclosure) => {
  expect(await reasonFor({ disclosures: [disclosure] })).toBe(code);
});

test("two disclosures with the same name are refused", async () => {
  const disclosures = [makeDisclosure("honours", "bien"), makeDisclosure("honours", "excellent")];
  expect(await reasonFor({ disclosures })).toBe("disclosure_shadowing");
});

test("an empty disclosure is refused", async () => {
  const { verify, credential } = await setUpDiploma();
  expect(await verify({ credential: `${credential.text}~` })).toMatchObject({ reason: "disclosure_malformed" });
});

test("the number of hidden claims is reported", async () => {
  const { credential } = await setUpDiploma();
  const [first, ...others] = credential.disclosures;
  expect((await openCredential(credential.text)).hidden).toBe(0);
  expect((await openCredential(`${credential.jwt}~${first}~`)).hidden).toBe(others.length);
});

test("of a hidden claim only its digest remains", async () => {
  const { verify, credential } = await setUpDiploma();
  const { verdict, facts } = await verify({ credential: `${credential.jwt}~` });
  expect({ verdict, claims: facts.claims }).toEqual({ verdict: "valid", claims: {} });
  expect(Object.keys(CLAIMS)).toHaveLength(credential.disclosures.length);
});
