/** A document whose data was erased is found by its reference, and revoked. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { listOfCertificates } from "../../testing/certificates.ts";
import { job, openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, RESPONSABLE } from "../../testing/people.ts";
import type { Answers } from "../../testing/server.ts";

const ID = "d7qf20000000000000000k9x2m";
const ERASED = { _id: ID, kind: "diploma", status: "signed", erasedAt: "2026-03-03T12:00:00Z" };
const CALL = `GET /api/document/erased/${ID}`;

async function open(path: string, { user = RESPONSABLE, erased = ERASED, answers = {} as Answers } = {}) {
  return openDiplomas(user, path, {
    diplomas: [],
    answers: {
      "GET /api/certificate/all": () => ({ body: listOfCertificates([]) }),
      [CALL]: () => ({ body: { erased } }),
      ...answers,
    },
  });
}

const isRequested = (log: readonly { path: string }[]) => log.some(({ path }) => path === `/api/document/erased/${ID}`);

test.each([
  ["the reference", "D7QF2-00000-00000-00000-0K9X2-M"],
  ["the link", `https://ijaza.example/digital_diploma/${ID}?x=1`],
  ["the path", `/digital_diploma/${ID}`],
])("%s of an erased diploma finds when it was erased", async (_, search) => {
  await open(`/diplomasList?search=${encodeURIComponent(search)}`);
  await screen.findByText("The data of this diploma was erased");
  screen.getByText(/erased on .*3 March 2026.* can still be revoked/);
});

test("an erased diploma is revoked once the end of its reference is typed, and then says that it is", async () => {
  let status = "signed";
  const { sent } = await open(`/diplomasList?search=${ID}`, {
    answers: {
      [CALL]: () => ({ body: { erased: { ...ERASED, status } } }),
      "POST /api/diploma/revokeDiploma": () => {
        status = "revoking";
        return { status: 202, body: job("queued") };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Revoke…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Revoke this erased diploma?" }));
  dialog.getByText("D7QF2-00000-00000-00000-0K9X2-M");
  const action = dialog.getByRole("button", { name: "Revoke the diploma" });
  await userEvent.type(dialog.getByLabelText(/last six characters/), "0k9x2");
  expect(action).toHaveProperty("disabled", true);
  await userEvent.type(dialog.getByLabelText(/last six characters/), "m");
  await userEvent.click(action);
  await waitFor(() => expect(sent("POST /api/diploma/revokeDiploma")).toEqual([{ _id: ID, reason: "other" }]));
  await screen.findByText(/the diploma is being revoked/);
  expect(screen.queryByRole("button", { name: "Revoke…" })).toBeNull();
});

test("a revocation that had ended when its job was first read is shown as ended", async () => {
  let status = "signed";
  await open(`/diplomasList?search=${ID}`, {
    answers: {
      [CALL]: () => ({ body: { erased: { ...ERASED, status } } }),
      "POST /api/diploma/revokeDiploma": () => {
        status = "revoking";
        return { status: 202, body: job("queued") };
      },
      [`GET /api/jobs/${job("queued")._id}`]: () => {
        status = "revoked";
        return { body: job("succeeded") };
      },
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Revoke…" }));
  await userEvent.type(await screen.findByLabelText(/last six characters/), ID.slice(-6));
  await userEvent.click(screen.getByRole("button", { name: "Revoke the diploma" }));
  await screen.findByText(/the diploma is revoked/);
});

test.each([
  ["found among the certificates", "/certificationsList", "The data of this certificate was erased"],
  ["not found among the diplomas", "/diplomasList", "No results"],
])("an erased certificate is %s", async (_, path, text) => {
  await open(`${path}?search=${ID}`, { erased: { ...ERASED, kind: "certificate" } });
  await screen.findByText(text);
});

test("a revoked one says so, and offers nothing", async () => {
  await open(`/diplomasList?search=${ID}`, { erased: { ...ERASED, status: "revoked" } });
  await screen.findByText(/the diploma is revoked/);
  expect(screen.queryByRole("button", { name: "Revoke…" })).toBeNull();
});

test("an unknown reference finds nothing", async () => {
  await open(`/diplomasList?search=${ID}`, { answers: { [CALL]: () => ({ status: 404 }) } });
  await screen.findByText("No results");
});

test.each([
  ["another search than a reference", "K7QF2 Ayari", RESPONSABLE],
  ["an agent's search", ID, AGENT],
])("%s asks for no erased document", async (_, search, user) => {
  const { log } = await open(`/diplomasList?search=${search}`, { user });
  await screen.findByText("No results");
  expect(isRequested(log)).toBe(false);
});
