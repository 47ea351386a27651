/** Starts the pages where visitors verify. */
import { BrowserRouter } from "react-router";
import { OwnDocument } from "./app/OwnDocument.tsx";
import { PublicApp } from "./app/PublicApp.tsx";
import { loadPublicTexts } from "./app/public-translations.ts";
import { preparePage } from "./app/verifying-routes.tsx";
import { createCalls } from "./platform/api/calls.ts";
import { csrf } from "./platform/api/csrf.ts";
import { createSend } from "./platform/api/send.ts";
import { readFirstAnswers } from "./platform/first-answers.ts";
import { startPage } from "./platform/start-page.tsx";
import "./ui/styles/dark.css";

void startPage({
  load: loadPublicTexts,
  prepare: preparePage,
  show: () => (
    <BrowserRouter>
      <OwnDocument verifies>
        <PublicApp calls={createCalls({ send: createSend(csrf), answers: readFirstAnswers() })} />
      </OwnDocument>
    </BrowserRouter>
  ),
});
