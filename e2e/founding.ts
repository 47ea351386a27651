/** Founds a university for one journey, with its staff and without earlier records. */
import { randomInt } from "node:crypto";
import { acceptCreditRequest, requestCredits } from "@ijaza/schema/credits/calls";
import type { Language } from "@ijaza/schema/product";
import { getAllUniversities } from "@ijaza/schema/universities/calls";
import type { Mode } from "@ijaza/schema/users/calls";
import { expect } from "@playwright/test";
import type { Admin } from "./actors/admin.ts";
import { agentOf } from "./actors/agent.ts";
import type { Person } from "./actors/person.ts";
import { responsableOf } from "./actors/responsable.ts";
import { call, read } from "./calls.ts";
import { register, registerAgent } from "./invitations.ts";
import type { PictureFile } from "./pictures.ts";
import type { Account } from "./universities.ts";

type FoundingDeps = {
  newcomer: () => Promise<Person>;
  /** Two admins who are signed in: one founds the university, the other grants its credits. */
  network: Admin;
  platform: Admin;
  language: Language;
  country: string;
  mode: Mode;
  /** The number of diplomas that it may sign. */
  credits: number;
  logo?: PictureFile;
};

export async function foundWithPeople({ newcomer, network, platform, language, credits, ...founded }: FoundingDeps) {
  const mark = String(randomInt(1e5, 1e6));
  const accountOf = (role: string, username: string): Account => ({
    email: `${role}-${mark}@lagoon.example`,
    username: `${username} ${mark}`,
  });
  const accounts = {
    responsable: accountOf("responsable", "Ines"),
    agent: accountOf("agent", "Tarek"),
  };
  const names = {
    en: `Lagoon University ${mark}`,
    fr: `Université de la Lagune ${mark}`,
    ar: `جامعة البحيرة ${mark}`,
  };
  const name = names[language];
  const responsable = responsableOf(await newcomer(), accounts.responsable);
  const agent = agentOf(await newcomer(), accounts.agent);

  await network.foundUniversity({
    name: names,
    website: `https://u${mark}.lagoon.example`,
    responsable: accounts.responsable,
    ...founded,
  });
  await register(responsable, accounts.responsable);
  await registerAgent(agent, responsable, accounts.agent);
  const { demand: request } = await call(responsable, requestCredits, { amount: credits });
  await call(platform, acceptCreditRequest, { demandId: request._id });
  await expect.poll(() => hasKeyOnChain(network, name)).toBe(true);
  return { name, responsable, agent };
}

/** Whether the university can sign: the chain knows its responsable's wallet. */
async function hasKeyOnChain(admin: Person, name: string): Promise<boolean> {
  const path = `${getAllUniversities.path}?search=${encodeURIComponent(name)}`;
  const { universities } = await read(admin, getAllUniversities, path);
  return typeof universities[0]?.responsable?.blockchainAddress === "string";
}
