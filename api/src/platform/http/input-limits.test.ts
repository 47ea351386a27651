/** Limits that apply to every call, and what is logged when a call fails. */

import { forgetPassword } from "@ijaza/schema/accounts/calls";
import { sendMail } from "@ijaza/schema/accounts/lists";
import { proxyChain } from "@ijaza/schema/chain/calls";
import { addStudents } from "@ijaza/schema/students/calls";
import { addTemplatePicture } from "@ijaza/schema/templates/calls";
import { signIn, signInStudent, signInWithCode } from "@ijaza/schema/users/calls";
import { verifyDiploma } from "@ijaza/schema/verification/calls";
import { expect, test } from "vitest";
import { formOf } from "../../../test/form.ts";
import { startTestApp } from "../../../test/harness.ts";
import { describeError } from "./error-log.ts";

const { app, anyone, fixtures } = await startTestApp();

const NUL = "a\u0000b";

test.each([
  ["an e-mail", signIn, { email: NUL, password: "x" }, "email"],
  ["a student's number", signInStudent, { identifier: NUL, password: "x" }, "identifier"],
  ["a code's owner", signInWithCode, { identifier: NUL, code: "AAAA-BBBB-CCCC" }, "identifier"],
  ["a forgotten account", forgetPassword, { email: NUL }, "email"],
  ["half a letter", signIn, { email: "\ud800", password: "x" }, "email"],
  ["a bell", signIn, { email: "a\u0007", password: "x" }, "email"],
  ["the name of a field", verifyDiploma, { credential: { [NUL]: 1 } }, "credential"],
])("%s with unprintable characters is refused by name", async (_, call, input, path) => {
  const refused = await anyone.refused(call, input as never);
  expect(refused).toMatchObject({
    status: 400,
    error: "invalid_input",
    errors: [{ path, error: "control_character" }],
  });
});

test.each(["/issuers/a%00b/did.json", "/issuers/a%00b/status/0", "/api/user/getUser?email=a%00b"])(
  "%s is refused before any look-up",
  async (url) => {
    const admin = await fixtures.admin("admin_ijaza");
    const cookie = [...admin.cookies].map((pair) => pair.join("=")).join("; ");
    expect((await app.inject({ url, headers: { cookie } })).json()).toMatchObject({
      status: 400,
      error: "invalid_input",
    });
  },
);

test.each([64, 5000, 19_000])("JSON nested %i levels deep is refused", async (levels) => {
  const deep = `${"[".repeat(levels)}${"]".repeat(levels)}`;
  for (const body of [`"params":${deep}`, `"params":[],"id":${deep}`]) {
    const payload = `{"jsonrpc":"2.0","method":"eth_chainId",${body}}`;
    const headers = { "content-type": "application/json" };
    const refused = await app.inject({ method: "POST", url: proxyChain.path, headers, payload });
    expect(refused.json()).toMatchObject({ status: 400, errors: [{ error: "too_deep" }] });
  }
});

test.each([
  ["more bytes than a stranger may send", signIn, { email: Array(9000).fill(0) }, { status: 413 }],
  ["a document of many members", verifyDiploma, { credential: Array(2000).fill([]) }, { errors: [{ path: "" }] }],
])("%s: refused before it is parsed", async (_, call, input, refusal) => {
  expect(await anyone.refused(call, input as never)).toMatchObject(refusal);
});

test("JSON beside files is not as large as they may be", async () => {
  const responsable = await fixtures.responsable();
  const { statusCode } = await responsable.upload(addTemplatePicture, formOf({ name: "a".repeat(300_000) }));
  expect(statusCode).toBe(413);
  const refused = await responsable.send(addTemplatePicture, { name: "a".repeat(300_000) } as never);
  expect(refused.statusCode).toBe(413);
});

test("of a form that is too long nothing is read, and its connection ends", async () => {
  const { boundary } = formOf({});
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}`, "content-length": "90000000" };
  const refused = await anyone.send(verifyDiploma, undefined, { headers });
  expect([refused.statusCode, refused.headers.connection]).toEqual([413, "close"]);
});

test("a part of a form that says it is JSON is bounded like any other", async () => {
  const responsable = await fixtures.responsable();
  const asJson = ({ body, boundary }: ReturnType<typeof formOf>) => ({
    body: body.toString().replace('name="payload"', "$&\r\ncontent-type: application/json"),
    boundary,
  });
  const many = await responsable.upload(addTemplatePicture, asJson(formOf({ name: "a", x: Array(50_000).fill([]) })));
  expect(many.json()).toMatchObject({ errors: [{ path: "", error: "too_many_entries" }] });
  const few = await responsable.upload(addTemplatePicture, asJson(formOf({ x: 1 })));
  expect(few.json().errors).toContainEqual(expect.objectContaining({ path: "x", error: "unknown_field" }));
  // Where only a file is taken, it is one that has another name.
  const refused = await anyone.upload(verifyDiploma, asJson(formOf([])));
  expect(refused.json()).toMatchObject({ errors: [{ path: "file", error: "required" }] });
});

test("a text of several lines is allowed", async () => {
  const admin = await fixtures.admin("admin_ijaza");
  const { user } = await fixtures.agent();
  await admin.call(sendMail, { userId: user.id, subject: "Hello", message: "one\n\ttwo\r\nthree" });
});

test("in an import, such characters are an error of the row, not of the call", async () => {
  const agent = await fixtures.agent();
  const { errors } = await agent.call(addStudents, { students: [{ studentNumber: NUL, [NUL]: "x" }] });
  expect(errors).toMatchObject([{ row: 2 }]);
});

test.each(["a text", null, ["a cell"]])("in an import, %j is no row", async (row) => {
  const agent = await fixtures.agent();
  const refused = await agent.refused(addStudents, { students: [row] } as never);
  expect(refused).toMatchObject({ status: 400, errors: [{ path: "students.0", error: "not_an_object" }] });
});

test("of an error of the framework, whose message quotes the caller, the code is logged", () => {
  const error = Object.assign(new Error("'planted' is not valid"), {
    code: "FST_ERR_OTHER",
    stack: "Error: 'planted' is not valid\n at x",
  });
  expect(describeError(error)).toEqual({
    type: "Error",
    message: "FST_ERR_OTHER",
    stack: "Error: FST_ERR_OTHER\n at x",
    code: "FST_ERR_OTHER",
  });
});

test("only the message of an error is logged, not its attached values", () => {
  const cause = Object.assign(new Error("inner"), { code: "23505", detail: "Key (email)=(agent@ijaza.example)" });
  const error = Object.assign(new Error("outer", { cause }), { serialization: { endpoint: signIn } });
  expect(describeError(error)).toEqual({
    type: "Error",
    message: "outer",
    stack: error.stack?.slice(0, 2000),
    cause: { type: "Error", message: "inner", stack: cause.stack?.slice(0, 2000), code: "23505" },
  });
});
