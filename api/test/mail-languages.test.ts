/** The language of mails: the reader's choice, else the university's, else Arabic and French together. */

import { createAdmin, createAgentUni, resendInvitation } from "@ijaza/schema/accounts/calls";
import { sendMail } from "@ijaza/schema/accounts/lists";
import { updateUserById } from "@ijaza/schema/accounts/own";
import { type Language, PRODUCT } from "@ijaza/schema/product";
import { openShare } from "@ijaza/schema/sharing/shares";
import { addStudents, resendCodes } from "@ijaza/schema/students/calls";
import { createUniversity, updateUniversity } from "@ijaza/schema/universities/calls";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { inScope } from "../src/platform/database.ts";
import type { Message } from "../src/platform/mail/transport.ts";
import { startChainApp } from "./chain-harness.ts";
import { EVERYTHING } from "./everything.ts";
import { falseClock } from "./false-clock.ts";
import { type Staff, studentValues } from "./fixtures.ts";
import { createRequestScene, type RequestScene } from "./request-scene.ts";
import { createTenantScene } from "./tenant-scene.ts";

const clock = falseClock();
const app = await startChainApp({ clock });
const { fixtures, mails, db, anyone } = app;
const { founding } = createTenantScene(app);

let scene: RequestScene;
let founder: Staff;

beforeAll(async () => {
  scene = await createRequestScene({ ...app, clock });
});

beforeEach(async () => {
  await scene.reset();
  founder = await fixtures.admin("admin_alecso");
  await inScope(db, EVERYTHING, async (trx) => {
    for (const table of ["universities", "students"]) {
      await sql`update ${sql.table(table)} set language = null`.execute(trx);
    }
  });
});

/** Sets the language of an account directly, because some readers of these mails cannot sign in yet. */
const choose = (email: string, language: Language) =>
  inScope(db, EVERYTHING, async (trx) => {
    for (const table of ["users", "students"]) {
      await sql`update ${sql.table(table)} set language = ${language} where email = ${email}`.execute(trx);
    }
  });

/** The mail that arrives at the address because of `act`. */
async function arriving(email: string, act: () => Promise<unknown>): Promise<Message> {
  const before = (await mails.to(email)).length;
  await act();
  return (await mails.atLeast(before + 1, email)).at(-1)!;
}

type Texts = { ar: string; fr: string };
/** A mail to a reader without a chosen language, at a university without one. */
type Sent = {
  first: Message;
  again: () => Promise<Message>;
  /** The e-mail address of the reader's account. */
  reader: string;
  /** The university whose language counts; null for a reader without one. */
  universityId: string | null;
  /** What the text says about the reader, the university and the product, in each language. */
  says: Texts[];
};

/** The greeting for a student whose name is known in both alphabets. */
const GREETING = { ar: "مرحبًا إيناس منصوري،", fr: "Bonjour Inès Mansouri," };

let last = 0;
const newcomer = () => {
  last += 1;
  return { username: `Newcomer ${last}`, email: `newcomer-${last}@staff.example` };
};
const invitation = async (
  inviter: Staff,
  { email }: { email: string },
  send: () => Promise<{ user: { _id: string } }>,
) => {
  let userId = "";
  const first = await arriving(email, async () => {
    userId = (await send()).user._id;
  });
  return { first, reader: email, again: () => arriving(email, () => inviter.call(resendInvitation, { userId })) };
};

const KINDS: Record<string, () => Promise<Sent>> = {
  "an agent's invitation": async () => {
    const university = await fixtures.university();
    const responsable = await fixtures.responsable({ university });
    const invited = newcomer();
    const sent = await invitation(responsable, invited, () => responsable.call(createAgentUni, invited));
    const says = {
      ar: `تدعوك ${university.name_ar} إلى منصة إجازة بصفة موظف`,
      fr: `${university.name_fr} vous invite à rejoindre Ijaza comme agent`,
    };
    return { ...sent, universityId: university.id, says: [says] };
  },

  "the invitation of the first responsable of a university": async () => {
    const responsable = newcomer();
    const input = founding({ responsable });
    let universityId = "";
    const sent = await invitation(founder, responsable, async () => {
      const { university } = await founder.call(createUniversity, input);
      universityId = university._id;
      return { user: university.responsable! };
    });
    const says = {
      ar: `ندعوك إلى منصة إجازة بصفتك مسؤولًا عن ${input.name.ar}`,
      fr: `Vous avez reçu une invitation à rejoindre Ijaza comme responsable de l’établissement ${input.name.fr}`,
    };
    return { ...sent, universityId, says: [says] };
  },

  "an administrator's invitation": async () => {
    const platform = await fixtures.admin();
    const invited = newcomer();
    const sent = await invitation(platform, invited, () =>
      platform.call(createAdmin, { ...invited, role: "admin_alecso" }),
    );
    const says = { ar: "فُتح لك حساب إداري على منصة إجازة", fr: "vous a été ouvert sur Ijaza" };
    return { ...sent, universityId: null, says: [says] };
  },

  "the code of a first sign-in": async () => {
    const university = await fixtures.university();
    const agent = await fixtures.agent({ university });
    const { email } = newcomer();
    const first = await arriving(email, () => agent.call(addStudents, { students: [studentValues(last, { email })] }));
    const again = () => {
      clock.advance({ minutes: 11 });
      return arriving(email, () => agent.call(resendCodes, { all: true }));
    };
    const says = { ar: `سجّلتك ${university.name_ar}`, fr: `${university.name_fr} vous a ouvert un espace personnel` };
    return { first, again, reader: email, universityId: university.id, says: [says, GREETING] };
  },

  "a message": async () => {
    const responsable = await fixtures.responsable();
    const { universityId, user } = responsable;
    const { email, id: userId } = (await fixtures.agent({ university: { id: universityId } })).user;
    const again = () =>
      arriving(email, () => responsable.call(sendMail, { userId, subject: "1405", message: "See you." }));
    const says = {
      ar: `يكتب إليك ${user.username} عبر منصة إجازة`,
      fr: `${user.username} vous écrit par Ijaza`,
    };
    return { first: await again(), again, reader: email, universityId, says: [says] };
  },

  "the mail to an address that an administrator has given": async () => {
    const { user, universityId } = await fixtures.agent();
    const again = () => {
      const { email } = newcomer();
      return arriving(email, () => founder.call(updateUserById, { userId: user.id, email }));
    };
    const says = {
      ar: `يريد أحد مشرفي منصة إجازة تعيين هذا العنوان لحساب ${user.username}`,
      fr: `Un administrateur de Ijaza souhaite attribuer cette adresse au compte de ${user.username}`,
    };
    return { first: await again(), again, reader: user.email, universityId, says: [says] };
  },

  "the mail to the address that an administrator wants to replace": async () => {
    const { user, universityId } = await fixtures.agent();
    const again = () =>
      arriving(user.email, () => founder.call(updateUserById, { userId: user.id, email: newcomer().email }));
    const says = { ar: "طلب أحد مشرفي منصة إجازة", fr: "Un administrateur de Ijaza a demandé" };
    return { first: await again(), again, reader: user.email, universityId, says: [says] };
  },

  "the notice of a share that wrong PINs have locked": async () => {
    const { email: reader, university_id: universityId } = scene.student.student;
    const again = () =>
      arriving(reader, async () => {
        const { secret, pin } = await scene.share({ pin: true });
        const wrong = pin === "123456" ? "654321" : "123456";
        for (let time = 0; time < 5; time += 1) await anyone.refused(openShare, { secret, pin: wrong });
      });
    const says = { ar: "إحدى مشاركاتك على منصة إجازة", fr: "un de vos partages sur Ijaza" };
    return { first: await again(), again, reader, universityId, says: [says, GREETING] };
  },

  "the notice of an organisation's request": async () => {
    const { email: reader, university_id: universityId } = scene.student.student;
    const again = async () => {
      // Nobody is mailed twice about a request that already waits.
      await scene.reset();
      return arriving(reader, () => scene.confirmed());
    };
    const says = { ar: "مؤكّد لدى acme.example على منصة إجازة", fr: "demande sur Ijaza l’accès" };
    return { first: await again(), again, reader, universityId, says: [says, GREETING] };
  },
};

const withoutSecrets = (text: string) => text.replace(/\S+(:\/\/|@)\S+|\b\w{4}-\w{4}-\w{4}\b/g, "…");

test.each(Object.entries(KINDS))(
  "%s speaks the reader's language, else the university's, else two",
  async (_, send) => {
    const { first: both, again, reader, universityId, says } = await send();
    if (universityId) await founder.call(updateUniversity, { _id: universityId, language: "fr" });
    else await choose(reader, "fr");
    const french = await again();
    await choose(reader, "ar");
    const arabic = await again();
    expect([both.language, french.language, arabic.language]).toEqual(["ar, fr", "fr", "ar"]);
    const [fr, ar] = [withoutSecrets(french.text), withoutSecrets(arabic.text)];
    for (const text of says)
      expect([ar, fr]).toEqual([expect.stringContaining(text.ar), expect.stringContaining(text.fr)]);
    expect(fr).not.toContain(PRODUCT.name.ar);
    expect(ar).not.toContain(PRODUCT.name.fr);
    expect(withoutSecrets(both.text)).toBe(`${ar}\n${fr}`);
    expect(both.subject).toBe(`${arabic.subject} / ${french.subject}`);
  },
);

test("the first responsable is invited in the language chosen when the university is founded", async () => {
  const responsable = newcomer();
  const mail = await arriving(responsable.email, () =>
    founder.call(createUniversity, founding({ responsable, language: "fr" })),
  );
  expect(mail).toMatchObject({ language: "fr", subject: expect.stringContaining("Invitation à gérer") });
});
