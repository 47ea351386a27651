/** Two hosts on one database; and a careless host, whose error the harness must find. */
import { expect, test } from "vitest";
import { testServer } from "../test-server.ts";
import { createScene, findBreaches, startRig, untilQuiet } from "./harness.ts";
import type { Rig, RigOptions } from "./rig.ts";
import type { Scene } from "./scene.ts";

type Place = { rig: Rig; scene: Scene };

async function within(options: RigOptions, work: (place: Place) => Promise<void>): Promise<void> {
  const rig = await startRig({ ...options, server: testServer() });
  await work({ rig, scene: await createScene(rig) }).finally(rig.stop);
}

test("of two hosts neither signs what the other signed", () =>
  within({ hosts: 2 }, async ({ rig, scene }) => {
    const ids = await scene.diplomas.ready(12);
    await Promise.all([0, 3, 6, 9].map((at) => scene.diplomas.sign(ids.slice(at, at + 3))));
    await untilQuiet(rig, scene.universityId);
    expect(await findBreaches(rig, scene)).toEqual([]);
  }));

test("the careless worker, which sends before it stores, looks right until it is killed", { tags: ["all"] }, () =>
  within({ careless: true }, async ({ rig, scene }) => {
    const sign = async () => {
      await scene.diplomas.sign(await scene.diplomas.ready(3));
      await untilQuiet(rig, scene.universityId);
      return findBreaches(rig, scene);
    };
    expect(await sign()).toEqual([]);
    await rig.hosts.arm("careless.sent");
    const breaches = await sign();
    expect(rig.hosts.deaths()).toEqual(["careless.sent"]);
    expect(breaches.filter((line) => line.startsWith("I1"))).not.toEqual([]);
    expect(breaches.filter((line) => line.startsWith("I3"))).not.toEqual([]);
  }),
);
