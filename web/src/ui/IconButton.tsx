/** A button with only an icon; its label is for screen readers. */
import type { ComponentProps } from "react";
import "./IconButton.css";

type IconButtonProps = Omit<ComponentProps<"button">, "type" | "aria-label"> & { label: string };

export function IconButton({ label, className = "", ...rest }: IconButtonProps) {
  return <button {...rest} type="button" className={`icon-button ${className}`.trim()} aria-label={label} />;
}
