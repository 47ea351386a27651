/** The designer of templates before a server, and what it sends there. */
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderApp } from "./render-app.tsx";
import { type Answer, type Answers, type Asked, serve } from "./server.ts";
import { diplomaTemplate, templateAnswers } from "./templates.ts";

const { id: ID } = diplomaTemplate();
export const PUT = "PUT /api/diploma-template/create-diploma-template";
export const saved = (version: number): Answer => ({
  body: { template: diplomaTemplate({ _id: `${ID}-${version}`, version }) },
});

export const openDesigner = async (answers: Answers = {}, path = `/settings/templates/${ID}`) => {
  const asked = serve({ ...templateAnswers(), ...answers });
  const view = await renderApp(path);
  await screen.findByRole("heading", { level: 1, name: /Design of a/ });
  return { asked, view };
};

export const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));
export const sentTo = (asked: readonly Asked[], method: string) =>
  asked.filter((each) => each.method === method).map(({ body }) => JSON.parse(body));
