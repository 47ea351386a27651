/** The contact form, which writes to those who run the platform. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";

const CALL = "/api/user/sendEmailToContactHelp";
const WRITTEN = { "Your name": "Ines", "Your e-mail": "ines@mail.example", Subject: "My link", Message: "It is lost." };

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

async function write(answers: Answers) {
  const requests = serve(answers);
  await renderApp("/contact");
  for (const [label, text] of Object.entries(WRITTEN)) writeInto(await screen.findByLabelText(label), text);
  await press("Send");
  return requests.filter(({ path }) => path === CALL);
}

test("a message is sent to those who run the platform, and the sender reads where the answer will come", async () => {
  const sent = await write({ [`POST ${CALL}`]: () => ({ status: 202 }) });
  await screen.findByRole("heading", { name: "Your message is on its way" });
  screen.getByText(/ines@mail\.example/);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { name: "Ines", email: "ines@mail.example", subject: "My link", message: "It is lost." },
  ]);
});

test("a second message begins empty", async () => {
  await write({ [`POST ${CALL}`]: () => ({ status: 202 }) });
  await press("Write another message");
  expect(await screen.findByLabelText("Message")).toHaveProperty("value", "");
  expect(screen.getByLabelText("Your e-mail")).toHaveProperty("value", "ines@mail.example");
});

test("a message that could not be sent stays in the form, with the reason", async () => {
  const message = "Too many attempts.";
  await write({ [`POST ${CALL}`]: () => ({ status: 429, body: { error: "too_many_requests", message } }) });
  await screen.findByText(message);
  expect(screen.getByLabelText("Message")).toHaveProperty("value", "It is lost.");
});

test("an answer that does not come from the server is reported as unreadable", async () => {
  await write({ [`POST ${CALL}`]: () => ({ status: 502, text: "<html>Bad gateway</html>" }) });
  await screen.findByText("The server’s response could not be read. Try again in a moment.");
});

test("an incomplete message is not sent, and each missing field says so", async () => {
  const requests = serve();
  await renderApp("/contact");
  await press("Send");
  expect(await screen.findAllByText("Please fill this in.")).toHaveLength(4);
  expect(requests.some(({ path }) => path === CALL)).toBe(false);
});

test("the footer of public pages links to the contact form", async () => {
  serve();
  await renderApp("/nowhere");
  await userEvent.click(await screen.findByRole("link", { name: "Contact" }));
  await screen.findByRole("heading", { name: "Contact us" });
});
