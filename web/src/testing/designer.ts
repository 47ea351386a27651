/** Opens the designer of templates with a test server, and reads what it sends. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "./render-app.tsx";
import { type Answer, type Answers, type ServedRequest, serve } from "./server.ts";
import { diplomaTemplate, templateAnswers } from "./templates.ts";

const { id: ID } = diplomaTemplate();
export const PUT = "PUT /api/diploma-template/create-diploma-template";
export const saved = (version: number): Answer => ({
  body: { template: diplomaTemplate({ _id: `${ID}-${version}`, version }) },
});

export const openDesigner = async (answers: Answers = {}, path = `/templates/${ID}`) => {
  const requests = serve({ ...templateAnswers(), ...answers });
  const view = await renderApp(path);
  await screen.findByRole("heading", { level: 1, name: /(Diploma|Certificate) design/ });
  return { requests, view };
};

export const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
export const sentTo = (requests: readonly ServedRequest[], method: string) =>
  requests.filter((each) => each.method === method).map(({ body }) => JSON.parse(body));
