/** Makes the store: the API's cache and the slices that rooms bring. */
import { combineSlices, configureStore } from "@reduxjs/toolkit";
import { api } from "./api/api.ts";

/** Rooms add their slices with `rootReducer.inject(slice)`, in the file that defines them. */
export const rootReducer = combineSlices(api);

export const createStore = () => {
  // Nothing is asked again on focus or reconnection, so the store listens to neither.
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(api.middleware),
  });
};
