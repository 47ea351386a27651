/** The address (`blob:`) of a drawing, for as long as it is shown. */
import { useEffect, useState } from "react";

export function useSvgAddress(svg: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (svg === undefined) return;
    const made = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml;charset=utf-8" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return address;
}
