/** A promise that a test opens when it has seen what goes on meanwhile. */

export const gateFor = <T>() => {
  let open: (value: T) => void = () => {};
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};
