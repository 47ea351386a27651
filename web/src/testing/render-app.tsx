/** Renders the whole client at an address, as a browser would open it. */
import { render } from "@testing-library/react";
import { Provider } from "react-redux";
import { BrowserRouter, MemoryRouter } from "react-router";
import { App } from "../app/App.tsx";
import { api } from "../platform/api/api.ts";
import { csrf } from "../platform/api/csrf.ts";
import type { Language } from "../platform/i18n/languages.ts";
import { applyLanguage, storeLanguage } from "../platform/i18n/stored-language.ts";
import { createStore } from "../platform/store.ts";
import { everyRoute } from "./every-route.ts";
import { startTexts } from "./start-texts.ts";

type RenderAppOptions = {
  language?: Language;
  /** Opens it in the window's own history, as a browser does: then a test can read the address. */
  inWindow?: boolean;
};

/** Call `serve` first: the client asks at once who is signed in. */
export const renderApp = async (path: string, { language = "en", inWindow = false }: RenderAppOptions = {}) => {
  storeLanguage(language);
  applyLanguage(language);
  await startTexts(language);
  csrf.forget();
  const store = createStore();
  store.dispatch(api.util.resetApiState());
  if (inWindow) history.replaceState(null, "", path);
  const app = <App pages={everyRoute} />;
  return render(
    <Provider store={store}>
      {inWindow ? <BrowserRouter>{app}</BrowserRouter> : <MemoryRouter initialEntries={[path]}>{app}</MemoryRouter>}
    </Provider>,
  );
};
