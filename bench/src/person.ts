/** A person who uses the product over real HTTP, with cookies and a CSRF token. */
import type { Endpoint, RawInput, Reply } from "@ijaza/schema/calls/endpoint";
import { type Job, readJob } from "@ijaza/schema/jobs/calls";
import { getCsrfToken, signIn } from "@ijaza/schema/users/calls";
import { PASSWORD } from "./product.ts";

export type Person = {
  call<E extends Endpoint>(endpoint: E, input: RawInput<E>): Promise<Reply<E>>;
  /** Makes a call with files: the input is the part `payload` of a form. */
  upload<E extends Endpoint>(endpoint: E, input: object, files: readonly File[]): Promise<Reply<E>>;
  ended(job: Job): Promise<Job>;
  /** Reads a file to its end without storing it; gives the number of bytes. */
  drain(path: string): Promise<number>;
};

const LOOK_MS = 200;

const cookieOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

export async function meet(url: string, email: string): Promise<Person> {
  const cookies = new Map<string, string>();
  const send = async (method: string, path: string, { body, token }: { body?: unknown; token?: string }) => {
    const reply = await fetch(url + path, {
      method,
      headers: {
        ...(!(body instanceof FormData) && { "content-type": "application/json" }),
        cookie: cookieOf(cookies),
        ...(token && { "x-csrf-token": token }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]!.split("=");
      cookies.set(name, value);
    }
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 300)}`);
    return text === "" ? undefined : JSON.parse(text);
  };
  const newToken = async () => ({
    value: String((await send("GET", getCsrfToken.path, {})).csrfToken),
    at: Date.now(),
  });
  await send("POST", signIn.path, { body: { email, password: PASSWORD }, token: (await newToken()).value });
  let token = await newToken();
  const freshToken = async () => {
    if (Date.now() - token.at > 600_000) token = await newToken();
    return token.value;
  };

  const person: Person = {
    async call(endpoint, input) {
      const fields = { ...(input as Record<string, unknown>) };
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
        const value = fields[name];
        delete fields[name];
        return String(value);
      });
      if (endpoint.method === "GET") {
        const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
        return send("GET", `${path}?${query}`, {});
      }
      return send(endpoint.method, path, { body: fields, token: await freshToken() });
    },
    async upload(endpoint, input, files) {
      const form = new FormData();
      form.set("payload", JSON.stringify(input));
      for (const file of files) form.append("files", file);
      return send(endpoint.method, endpoint.path, { body: form, token: await freshToken() });
    },
    async drain(path) {
      const reply = await fetch(url + path, { headers: { cookie: cookieOf(cookies) } });
      if (!reply.ok || !reply.body) throw new Error(`${path}: ${reply.status}`);
      let bytes = 0;
      for await (const chunk of reply.body) bytes += chunk.length;
      return bytes;
    },
    async ended(job) {
      for (;;) {
        const now = await person.call(readJob, { id: job._id });
        if (now.status === "succeeded" || now.status === "failed") return now;
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
    },
  };
  return person;
}
