/** An object URL (`blob:`) of a drawing, revoked when it is no longer shown. */
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
