/** Keeps hosts running: replaces one that dies, and sends orders to one that answers. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { count } from "../../../vitest.costs.ts";
import { PROGRAM } from "./bundle.ts";
import type { HostAnswer, HostBegin, HostPlace, LookOrder, UserOrder } from "./host-orders.ts";

export type Hosts = {
  /** What killed the hosts so far, in this order: each a step, or `KILLED`. A host that could not start is none of them. */
  deaths(): readonly string[];
  /**
   * The steps (`name`, or `name#2` for its second time) at which the first host must die: the one that replaces a dead
   * one dies at the next. None cancels what is left. Resolves when the hosts are up and know.
   */
  arm(...steps: string[]): Promise<void>;
  /** Sends SIGKILL to a host, whatever it is doing. */
  kill(): void;
  /** Repeats a person's order until a host has answered it. A refusal is an answer. */
  perform(order: UserOrder | LookOrder): Promise<{ result?: unknown; refusal?: string }>;
  /** Resolves when all hosts are up. */
  ready(): Promise<void>;
  stop(): Promise<void>;
};

type Host = {
  child: ChildProcess;
  isUp: boolean;
  isKilled: boolean;
  /** The step at which it dies, as far as it knows. */
  armed: string;
  waiting: Map<number, (answer: HostAnswer | null) => void>;
};

/** The death of a host at no step. */
const KILLED = "killed";

/** After that another host is asked: no fault keeps one from answering for so long. */
const ANSWER_MS = 60_000;
const AGAIN_MS = 40;
/** The code with which Node.js ends after an error that nobody caught, so that to start it again is of no use. */
const BROKEN = 1;

export function startHosts(place: HostPlace, { number }: { number: number }): Hosts {
  const program = process.env[PROGRAM];
  if (!program) throw new Error("the program of the hosts is not built");
  const runCached = join(dirname(program), "run-cached.mjs");
  const hosts: Host[] = [];
  /** The next host, loaded meanwhile, where one is ordered to die: to load it is half of a start. */
  let spare: ChildProcess | undefined;
  const deaths: string[] = [];
  let ahead: string[] = [];
  let broken = false;
  let ending = false;
  let lastId = 0;

  const load = () => {
    const env = { ...process.env, NODE_ENV: "test", FAULT_PLACE: JSON.stringify(place) };
    const child = spawn(process.execPath, [runCached, program], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env,
    });
    return child.on("error", () => undefined);
  };
  const loadSpare = () => {
    if (ahead.length > 0) spare ??= load();
  };
  const launch = (at: number) => {
    const armed = stepOf(at);
    const child = spare ?? load();
    spare = undefined;
    loadSpare();
    const host: Host = { child, armed, isUp: false, isKilled: false, waiting: new Map() };
    hosts[at] = host;
    child.on("message", (answer: HostAnswer) => {
      if ("ready" in answer) host.isUp = true;
      else host.waiting.get(answer.id)?.(answer);
    });
    child.once("exit", (code, signal) => {
      for (const resolve of host.waiting.values()) resolve(null);
      if (ending) return;
      if (code === BROKEN) broken = true;
      if (broken) return;
      // Otherwise the database or the chain kept it from starting.
      if (signal === "SIGKILL") {
        count("hosts");
        deaths.push(host.isKilled ? KILLED : host.armed);
        if (!host.isKilled) ahead = ahead.slice(1);
      }
      launch(at);
    });
    child.send({ begin: armed } satisfies HostBegin, () => undefined);
  };
  /** Only the first host dies at a step. */
  const stepOf = (at: number): string => (at === 0 ? (ahead[0] ?? "") : "");
  count("hosts", number);
  for (let at = 0; at < number; at += 1) launch(at);

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

  const ready = async () => {
    while (hosts.some(({ isUp }) => !isUp)) {
      if (broken) throw new Error("a host has an error of its own, see above");
      await delay(10);
    }
  };

  return {
    deaths: () => deaths,
    async arm(...steps) {
      await ready();
      ahead = steps;
      loadSpare();
      await Promise.all(
        hosts.map((host, at) => {
          host.armed = stepOf(at);
          return instruct(host, { do: "arm", step: host.armed });
        }),
      );
    },
    kill() {
      const [first] = hosts;
      if (!first) return;
      first.isKilled = true;
      first.isUp = false;
      first.child.kill("SIGKILL");
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
    ready,
    async stop() {
      ending = true;
      const children = [...hosts.map(({ child }) => child), ...(spare ? [spare] : [])];
      const living = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const ended = living.map((child) => once(child, "exit"));
      for (const child of living) child.kill("SIGKILL");
      await Promise.all(ended);
    },
  };
}
