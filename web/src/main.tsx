/** Starts the client for people with an account, and their ways in. */
import { Provider } from "react-redux";
import { BrowserRouter } from "react-router";
import { App } from "./app/App.tsx";
import { OwnDocument } from "./app/OwnDocument.tsx";
import { loadTexts } from "./app/translations.ts";
import { startPage } from "./platform/start-page.tsx";
import { createStore } from "./platform/store.ts";

void startPage({
  load: loadTexts,
  show: () => (
    <Provider store={createStore()}>
      <BrowserRouter>
        <OwnDocument verifies={false}>
          <App />
        </OwnDocument>
      </BrowserRouter>
    </Provider>
  ),
});
