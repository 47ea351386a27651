/** A visitor may name exactly the nodes to which the browser lets the page connect. */
import { expect, test } from "vitest";
import { isNodeAddress } from "./pages.ts";

test.each([
  "https://a.example",
  "https://a.example:8545/key?x=y",
  "https://[2001:db8::1]/",
  "http://localhost:8545",
  "http://LOCALHOST/",
  "http://127.0.0.1:8545",
])("%s is allowed", (address) => expect(isNodeAddress(address)).toBe(true));

test.each([
  "http://a.example",
  "http://localhost.example:8545",
  "http://127.0.0.2:8545",
  "http://[::1]:8545",
  "ws://localhost:8545",
  "ftp://a.example",
  "a.example",
  "localhost:8545",
  "javascript:1",
])("%s is refused", (address) => expect(isNodeAddress(address)).toBe(false));
