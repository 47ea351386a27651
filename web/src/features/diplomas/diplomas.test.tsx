/** The pages of diplomas, as an agent and a responsable use them. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../testing/diplomas.ts";
import { job, openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, RESPONSABLE, UNIVERSITY } from "../../testing/people.ts";
import { pressEnabled } from "../../testing/press-enabled.ts";
import { writeInto } from "../../testing/write-into.ts";

test("the list names each diploma, its status and the counts of all statuses", { tags: ["all"] }, async () => {
  await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas: [diplomaWith(), diplomaWith({ status: "signed" })] });
  expect(await screen.findAllByRole("button", { name: "Amina Ben Salah" })).toHaveLength(2);
  expect(screen.getByRole("tab", { name: "All 2" }).getAttribute("aria-selected")).toBe("true");
  screen.getByRole("tab", { name: "Signed 1" });
});

test("an Arabic reader reads the Arabic name and title", { tags: ["all"] }, async () => {
  await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas: [diplomaWith()], language: "ar" });
  await screen.findByRole("button", { name: "أمينة بن صالح" });
  screen.getByText("ماجستير البحث");
});

test("a list without diplomas says what to do", async () => {
  await openDiplomas(AGENT, "/diplomasList", { diplomas: [] });
  await screen.findByText("No diplomas yet");
  expect(screen.getAllByRole("link", { name: "Import diplomas" })[0]?.getAttribute("href")).toBe("/add_diplomas");
});

test("an agent of a university without a mode is offered no import", async () => {
  const mode = { modeOne: false, modeTwo: false, modeThree: false, modeFour: false };
  await openDiplomas({ ...AGENT, university: { ...UNIVERSITY, mode } }, "/diplomasList", { diplomas: [] });
  await screen.findByText("No diplomas yet");
  expect(screen.queryByRole("link", { name: "Import diplomas" })).toBeNull();
});

test("a list that could not be loaded says why, and can be loaded again", async () => {
  await openDiplomas(AGENT, "/diplomasList", {
    diplomas: [],
    answers: {
      "GET /api/diploma/all": () => ({
        status: 503,
        body: { error: "database_unavailable", message: "The database is down." },
      }),
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain("The database is down.");
  screen.getByRole("button", { name: "Try again" });
});

const acceptLeft = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Accept the last one…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Accept 1 diploma?" }));
  await pressEnabled(dialog.getByRole("button", { name: "Accept" }));
};

test("a responsable is not offered to accept own submissions", async () => {
  await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas: [diplomaWith({ agentId: RESPONSABLE._id })] });
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Amina Ben Salah" }));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "View the details",
    "Copy the reference",
  ]);
  expect(screen.queryByRole("checkbox", { name: "Select Amina Ben Salah" })).toBeNull();
});

test("a responsable withdraws the acceptance of a diploma before it is signed, with a reason", async () => {
  const accepted = diplomaWith({ status: "unsigned" });
  const { sent } = await openDiplomas(RESPONSABLE, "/diplomasList", {
    diplomas: [accepted],
    answers: { "POST /api/diploma/acceptOrRejectDiploma": () => ({ body: { updated: 1, conflicts: [] } }) },
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select Amina Ben Salah" }));
  await userEvent.click(screen.getByRole("button", { name: "Withdraw acceptance" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Withdraw the acceptance of 1 diploma?" }));
  writeInto(dialog.getByLabelText("Reason"), "The year is wrong.");
  await pressEnabled(dialog.getByRole("button", { name: "Withdraw acceptance" }));
  await screen.findByText("Acceptance of 1 diploma withdrawn.");
  expect(sent("POST /api/diploma/acceptOrRejectDiploma")).toEqual([
    { diplomasIds: [accepted._id], decision: "rejected", reason: "The year is wrong." },
  ]);
});

test("a review asks for an old password at its start, and a decision that needs it asks again", async () => {
  let confirmed = 0;
  const unlessConfirmed = (times: number, body: unknown) =>
    confirmed >= times ? { body } : { status: 403, body: { error: "password_required", message: "Again." } };
  const { sent } = await openDiplomas(RESPONSABLE, `/diplomas_not_confirm/${AGENT._id}`, {
    diplomas: [diplomaWith()],
    answers: {
      "GET /api/user/review": () => unlessConfirmed(1, undefined),
      "POST /api/user/confirmPassword": () => {
        confirmed += 1;
        return { status: 204 };
      },
      "POST /api/diploma/acceptOrRejectDiploma": () => unlessConfirmed(2, { updated: 1, conflicts: [] }),
    },
  });
  const givePassword = async () => {
    const prompt = within(await screen.findByRole("dialog", { name: "Confirm your password" }));
    writeInto(prompt.getByLabelText("Password"), "a sentence of my own");
    await userEvent.click(prompt.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Confirm your password" })).toBeNull());
  };
  await givePassword();
  expect(sent("POST /api/diploma/acceptOrRejectDiploma")).toEqual([]);
  await acceptLeft();
  await givePassword();
  await screen.findByText("1 diploma accepted.");
});

test("the records of one import are listed and decided on separately, under the name of its file", {
  tags: ["all"],
}, async () => {
  const importId = "im000000000000000000000000";
  const { log, sent } = await openDiplomas(RESPONSABLE, `/diplomas_not_confirm/${AGENT._id}?import=${importId}`, {
    diplomas: [diplomaWith()],
    answers: {
      "POST /api/diploma/acceptOrRejectDiploma": () => ({ body: { updated: 1, conflicts: [] } }),
      "GET /api/dashboard/waiting-imports": () => ({ body: { imports: [{ importId, name: "Master 2026" }] } }),
    },
  });
  await screen.findByRole("heading", { level: 1, name: "Master 2026" });
  await acceptLeft();
  await waitFor(() =>
    expect(sent("POST /api/diploma/acceptOrRejectDiploma")).toEqual([
      { agentId: AGENT._id, importId, all: true, decision: "accepted" },
    ]),
  );
  const imports = () => log.filter(({ path }) => path === "/api/diploma/all").map(({ query }) => query.get("importId"));
  expect(new Set(imports().slice(0, 1))).toEqual(new Set([importId]));
});

test("the page says when somebody else has decided first", async () => {
  const diploma = diplomaWith();
  const conflicts = [{ _id: diploma._id, status: "unsigned" }];
  await openDiplomas(RESPONSABLE, `/diplomas_not_confirm/${AGENT._id}`, {
    diplomas: [diploma],
    answers: { "POST /api/diploma/acceptOrRejectDiploma": () => ({ body: { updated: 0, conflicts } }) },
  });
  await acceptLeft();
  await screen.findByText("1 diploma had already been decided and was left unchanged.");
});

test("signing shows its cost, asks for the password after a while, and follows the job", async () => {
  let confirmed = false;
  const { sent } = await openDiplomas(AGENT, "/diplomas_not_confirm", {
    diplomas: [diplomaWith({ status: "unsigned" })],
    answers: {
      "GET /api/diploma/signing-cost": () => ({
        body: {
          credits: 1,
          creditsAvailable: 100,
          ether: "2000000000000000",
          etherAvailable: "1000000000000000000",
          batches: 1,
        },
      }),
      "POST /api/user/confirmPassword": () => {
        confirmed = true;
        return { status: 204 };
      },
      "POST /api/diploma/sign-diplomas": () =>
        confirmed ? { status: 202, body: job("queued") } : { status: 403, body: { error: "password_required" } },
      "GET /api/jobs/j0000000000000000000000000": () => ({ body: job("succeeded") }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Sign all" }));
  const dialog = screen.getByRole("dialog", { name: "Sign 1 diploma?" });
  within(await within(dialog).findByRole("row", { name: /^Credits/ })).getByText("99");
  await pressEnabled(within(dialog).getByRole("button", { name: "Sign now" }));
  writeInto(await screen.findByLabelText("Password"), "my password");
  await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
  await screen.findByText("Signed. Anyone can now verify these diplomas.");
  expect(sent("POST /api/diploma/sign-diplomas")).toEqual([{ all: true }, { all: true }]);
});

test("with too few credits nothing can be signed, and the page says who can help", async () => {
  await openDiplomas(AGENT, "/diplomas_not_confirm", {
    diplomas: [diplomaWith({ status: "unsigned" })],
    answers: {
      "GET /api/diploma/signing-cost": () => ({
        body: { credits: 1, creditsAvailable: 0, ether: "0", etherAvailable: "0", batches: 1 },
      }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Sign all" }));
  await screen.findByText(/The university has too few credits/);
  expect(screen.getByRole("button", { name: "Sign now" }).hasAttribute("disabled")).toBe(true);
});

test("a correction is validated in the page, and the server's refusal is shown at its field", {
  tags: ["all"],
}, async () => {
  const diploma = diplomaWith({ status: "rejected", rejectionReason: "The number is wrong." });
  const university = { _id: "wn000000000000000000000000", name: { en: "", fr: "", ar: "" }, slug: "wadi-nour" };
  const { sent } = await openDiplomas(AGENT, `/update_one_diploma?id=${diploma._id}`, {
    diplomas: [diploma],
    answers: {
      "POST /api/diploma/getDiplomaById": () => ({ body: { diploma: { ...diploma, university } } }),
      "PUT /api/diploma/updateDiplomaById": () => ({
        status: 422,
        body: {
          error: "invalid_input",
          message: "Some of the input is not valid.",
          errors: [{ path: "studentNumber", error: "student_unknown", message: "No student has this number" }],
        },
      }),
    },
  });
  const average = await screen.findByLabelText("Average out of 20");
  await userEvent.type(average, "44");
  await userEvent.click(screen.getByRole("button", { name: "Save and submit again" }));
  await screen.findByText("Must be between 0 and 20");
  expect(sent("PUT /api/diploma/updateDiplomaById")).toEqual([]);
  await userEvent.clear(average);
  await userEvent.click(screen.getByRole("button", { name: "Save and submit again" }));
  await screen.findByText("No student has this number");
});

test("a signed diploma's files can be downloaded, and its batch as one archive by those who sign and accept", async () => {
  const signed = diplomaWith({ status: "signed", batchId: "b0000000000000000000000000" });
  await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas: [signed] });
  await userEvent.click(await screen.findByRole("button", { name: "Amina Ben Salah" }));
  const files = within(await screen.findByRole("region", { name: "Files" }));
  files.getByRole("button", { name: "Download the PDF" });
  expect(files.getByRole("link", { name: "PDFs of the whole batch (.zip)" }).getAttribute("href")).toBe(
    `/api/diploma/batch-file/${signed.batchId}`,
  );
});

test("an unsigned diploma has no files", async () => {
  await openDiplomas(RESPONSABLE, "/diplomasList", { diplomas: [diplomaWith()] });
  await userEvent.click(await screen.findByRole("button", { name: "Amina Ben Salah" }));
  await screen.findByRole("heading", { level: 2, name: "Amina Ben Salah" });
  expect(screen.queryByRole("region", { name: "Files" })).toBeNull();
});
