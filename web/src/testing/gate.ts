/** A promise that the test resolves once it has checked what happens meanwhile. */

export const gateFor = <T>() => {
  let open: (value: T) => void = () => {};
  const opened = new Promise<T>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};
