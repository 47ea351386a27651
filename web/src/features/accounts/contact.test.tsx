/** What anybody writes to those who run the platform, and what becomes of it. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";

const CALL = "/api/user/sendEmailToContactHelp";
const WRITTEN = { "Your name": "Ines", "Your e-mail": "ines@mail.example", Subject: "My link", Message: "It is lost." };

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

async function write(answers: Answers) {
  const requests = serve(answers);
  await renderApp("/contact");
  for (const [label, text] of Object.entries(WRITTEN)) await userEvent.type(await screen.findByLabelText(label), text);
  await press("Send");
  return requests.filter(({ path }) => path === CALL);
}

test("a message is sent to those who run the platform, and the reader is told where the answer comes", async () => {
  const sent = await write({ [`POST ${CALL}`]: () => ({ status: 202 }) });
  await screen.findByRole("heading", { name: "Your message is on its way" });
  screen.getByText(/ines@mail\.example/);
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { name: "Ines", email: "ines@mail.example", subject: "My link", message: "It is lost." },
  ]);
});

test("another message begins without the words of the first one", async () => {
  await write({ [`POST ${CALL}`]: () => ({ status: 202 }) });
  await press("Write another message");
  expect(await screen.findByLabelText("Message")).toHaveProperty("value", "");
  expect(screen.getByLabelText("Your e-mail")).toHaveProperty("value", "ines@mail.example");
});

test("a message that could not be sent stays, with the reason", async () => {
  const message = "Too many attempts.";
  await write({ [`POST ${CALL}`]: () => ({ status: 429, body: { error: "too_many_requests", message } }) });
  await screen.findByText(message);
  expect(screen.getByLabelText("Message")).toHaveProperty("value", "It is lost.");
});

test("an answer that is not the server's own is told as unreadable", async () => {
  await write({ [`POST ${CALL}`]: () => ({ status: 502, text: "<html>Bad gateway</html>" }) });
  await screen.findByText("The server’s answer could not be read. Try again in a moment.");
});

test("a message with something missing is not sent, and each missing field says so", async () => {
  const requests = serve();
  await renderApp("/contact");
  await press("Send");
  expect(await screen.findAllByText("Please fill this in.")).toHaveLength(4);
  expect(requests.some(({ path }) => path === CALL)).toBe(false);
});

test("the foot of public pages leads to it", async () => {
  serve();
  await renderApp("/nowhere");
  await userEvent.click(await screen.findByRole("link", { name: "Contact" }));
  await screen.findByRole("heading", { name: "Write to us" });
});
