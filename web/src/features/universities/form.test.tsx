/** The form that adds and changes universities, as the admins use it. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openUniversities, sentTo } from "../../testing/open-universities.ts";
import { NETWORK_ADMIN } from "../../testing/people.ts";
import { universityWith } from "../../testing/universities.ts";
import { writeInto } from "../../testing/write-into.ts";

test("the form shows what is missing, and what the server refuses, under the fields", async () => {
  await openUniversities("/add_university", {
    user: NETWORK_ADMIN,
    answers: {
      "POST /api/university/create-university": () => ({
        status: 409,
        body: { error: "university_name_taken", message: "A university with this name already exists." },
      }),
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Add the university" }));
  expect(await screen.findAllByText("Required")).toHaveLength(4);
  const arabic = screen.getByLabelText("Name in Arabic *");
  expect(arabic.getAttribute("dir")).toBe("rtl");
  writeInto(screen.getByLabelText("Name in English *"), "Wadi Nour");
  writeInto(screen.getByLabelText("Name in French *"), "Wadi Nour");
  writeInto(arabic, "وادي النور");
  await userEvent.selectOptions(screen.getByLabelText("Country *"), "TN");
  await userEvent.click(screen.getByRole("button", { name: "Add the university" }));
  await confirmFounding("وادي النور");
  const english = await screen.findByRole("textbox", { name: "Name in English *", description: /already exists/ });
  expect(english.getAttribute("aria-invalid")).toBe("true");
});

async function confirmFounding(arabicName: string) {
  const dialog = within(await screen.findByRole("dialog", { name: "Add this university?" }));
  for (const name of ["Wadi Nour", arabicName]) expect(dialog.getAllByText(name).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole("button", { name: "Add permanently" }));
}

test("a manager may be invited with the university", { tags: ["all"] }, async () => {
  const log = await openUniversities("/add_university", {
    user: NETWORK_ADMIN,
    answers: { "POST /api/university/create-university": () => ({ body: { university: universityWith() } }) },
  });
  await userEvent.click(await screen.findByRole("radio", { name: "Invite a new manager" }));
  for (const name of ["English", "French", "Arabic"])
    writeInto(screen.getByLabelText(`Name in ${name} *`), "Wadi Nour");
  await userEvent.selectOptions(screen.getByLabelText("Country *"), "TN");
  writeInto(screen.getByLabelText("Name *"), "Amal Gharbi");
  writeInto(screen.getByLabelText("Name in Arabic letters (optional)"), "أمل الغربي");
  writeInto(screen.getByLabelText("E-mail *"), "amal@wadi-nour.example");
  await userEvent.click(screen.getByRole("button", { name: "Add the university" }));
  // Nothing is sent before the names were read once more.
  expect(sentTo(log, "/api/university/create-university")).toEqual([]);
  await confirmFounding("Wadi Nour");
  await waitFor(() =>
    expect(sentTo(log, "/api/university/create-university")).toMatchObject([
      { responsable: { username: "Amal Gharbi", usernameAr: "أمل الغربي", email: "amal@wadi-nour.example" } },
    ]),
  );
});

test("what documents print is folded away from a new university, until the server refuses some of it", {
  tags: ["all"],
}, async () => {
  const errors = [{ path: "cityAr", message: "Use Arabic letters.", error: "not_arabic" }];
  await openUniversities("/add_university", {
    user: NETWORK_ADMIN,
    answers: {
      "POST /api/university/create-university": () => ({
        status: 422,
        body: { error: "invalid_request", message: "Some fields are wrong.", errors },
      }),
    },
  });
  const fold = (await screen.findByText("On its documents")).closest("details");
  expect(fold?.open).toBe(false);
  for (const name of ["English", "French", "Arabic"])
    writeInto(screen.getByLabelText(`Name in ${name} *`), "Wadi Nour");
  await userEvent.selectOptions(screen.getByLabelText("Country *"), "TN");
  await userEvent.click(screen.getByRole("button", { name: "Add the university" }));
  await confirmFounding("Wadi Nour");
  await screen.findByText("Use Arabic letters.");
  expect(fold?.open).toBe(true);
});

test("what documents print of a university is changed in each language", { tags: ["all"] }, async () => {
  const before = universityWith({ legalText: { en: "", fr: "Vu la loi", ar: "" } });
  const log = await openUniversities(`/add_university?id=${before._id}`, {
    user: NETWORK_ADMIN,
    answers: {
      [`GET /api/university/get-university/${before._id}`]: () => ({ body: { university: before } }),
      "PUT /api/university/update-university": () => ({ body: { university: before } }),
    },
  });
  const legal = await screen.findByLabelText("Legal basis, in French");
  expect(legal).toHaveProperty("value", "Vu la loi");
  expect(legal.closest("details")?.open).toBe(true);
  const arabic = screen.getByLabelText("State, in Arabic");
  expect(arabic.getAttribute("dir")).toBe("rtl");
  writeInto(arabic, "الجمهورية التونسية");
  await userEvent.selectOptions(screen.getByLabelText("Digits in Arabic texts"), "eastern");
  await userEvent.selectOptions(screen.getByLabelText("Dates"), "both");
  await userEvent.click(screen.getByRole("button", { name: /^Save/ }));
  const countryLine = { en: "", fr: "", ar: "الجمهورية التونسية" };
  await waitFor(() =>
    expect(sentTo(log, "/api/university/update-university")).toMatchObject([
      { countryLine, ministryLine: null, digits: "eastern", calendar: "both" },
    ]),
  );
});
