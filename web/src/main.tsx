/** Starts the client: first the language, then the store, then the pages. */
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router";
import { App } from "./app/App.tsx";
import { OwnDocument } from "./app/OwnDocument.tsx";
import { loadTexts } from "./app/translations.ts";
import { startI18n } from "./platform/i18n/start.ts";
import { applyLanguage, readStoredLanguage } from "./platform/i18n/stored-language.ts";
import { createStore } from "./platform/store.ts";
import { restrictScripts } from "./platform/trusted-types.ts";
import "./ui/styles/fonts.css";
import "./ui/styles/tokens.css";
import "./ui/styles/base.css";

const start = async (root: HTMLElement): Promise<void> => {
  restrictScripts();
  const language = readStoredLanguage();
  applyLanguage(language);
  await startI18n({ language, load: loadTexts });
  createRoot(root).render(
    <StrictMode>
      <Provider store={createStore()}>
        <BrowserRouter>
          <OwnDocument>
            <App />
          </OwnDocument>
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
};

const root = document.getElementById("root");
if (root) void start(root);
