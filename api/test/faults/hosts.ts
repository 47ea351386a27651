/** Keeps hosts running: replaces one that dies, and sends orders to one that answers. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { bundleHost } from "./host-bundle.ts";
import type { HostAnswer, HostPlace, LookOrder, UserOrder } from "./host-orders.ts";

export type Hosts = {
  /** How many hosts have died so far. */
  deaths(): number;
  /** Tells a host the step at which it must die; `""` cancels that in all. Resolves when they have received it. */
  arm(step: string): Promise<void>;
  /** Sends SIGKILL to a host, whatever it is doing. */
  kill(): void;
  /** Repeats a person's order until a host has answered it. A refusal is an answer. */
  perform(order: UserOrder | LookOrder): Promise<{ result?: unknown; refusal?: string }>;
  /** Resolves when all hosts are up. */
  ready(): Promise<void>;
  stop(): Promise<void>;
};

type Host = { child: ChildProcess; isUp: boolean; waiting: Map<number, (answer: HostAnswer | null) => void> };

const RUN_CACHED = fileURLToPath(new URL("run-cached.mjs", import.meta.url));
const ANSWER_MS = 8000;
const AGAIN_MS = 40;

export async function startHosts(place: HostPlace, { count }: { count: number }): Promise<Hosts> {
  const program = await bundleHost();
  let ending = false;
  let deaths = 0;
  let lastId = 0;
  const hosts: Host[] = [];

  const launch = (at: number) => {
    const env = { ...process.env, NODE_ENV: "test", FAULT_PLACE: JSON.stringify(place), CRASH_AT: "" };
    const child = spawn(process.execPath, [RUN_CACHED, program], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env,
    });
    const host: Host = { child, isUp: false, waiting: new Map() };
    hosts[at] = host;
    child.on("message", (answer: HostAnswer) => {
      if ("ready" in answer) host.isUp = true;
      else host.waiting.get(answer.id)?.(answer);
    });
    child.on("error", () => undefined);
    child.once("exit", () => {
      for (const resolve of host.waiting.values()) resolve(null);
      deaths += 1;
      if (!ending) launch(at);
    });
  };
  for (let at = 0; at < count; at += 1) launch(at);

  const instruct = (host: Host, order: object): Promise<HostAnswer | null> => {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      const end = (answer: HostAnswer | null) => {
        clearTimeout(timer);
        host.waiting.delete(id);
        resolve(answer);
      };
      const timer = setTimeout(end, ANSWER_MS, null);
      host.waiting.set(id, end);
      host.child.send({ ...order, id }, (error) => error && end(null));
    });
  };

  return {
    deaths: () => deaths,
    async arm(step) {
      const living = hosts.filter(({ isUp }) => isUp);
      await Promise.all((step === "" ? living : living.slice(0, 1)).map((host) => instruct(host, { do: "arm", step })));
    },
    kill() {
      hosts[0]?.child.kill("SIGKILL");
    },
    async perform(order) {
      for (let turn = 0; ; turn += 1) {
        const host = hosts[turn % hosts.length];
        const answer = host?.isUp && host.child.connected ? await instruct(host, order) : null;
        if (answer && "result" in answer) return { result: answer.result };
        if (answer && "refusal" in answer && !answer.refusal.startsWith("lost")) return { refusal: answer.refusal };
        await delay(AGAIN_MS);
      }
    },
    async ready() {
      while (hosts.some(({ isUp }) => !isUp)) await delay(10);
    },
    async stop() {
      ending = true;
      const living = hosts.filter(({ child }) => child.exitCode === null && child.signalCode === null);
      const ended = living.map(({ child }) => once(child, "exit"));
      for (const { child } of living) child.kill("SIGKILL");
      await Promise.all(ended);
    },
  };
}
