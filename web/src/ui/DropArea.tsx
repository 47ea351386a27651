/** Where files may be dropped. The mouse's second way: what is inside is everybody's, a button at least. */
import { type DragEvent, type ReactNode, useState } from "react";

type DropAreaProps = {
  className: string;
  /** Added while something is held over it. */
  over: string;
  onDrop: (dropped: DataTransfer) => void;
  children: ReactNode;
};

export function DropArea({ className, over, onDrop, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's way; the button inside is everybody's.
    <div
      className={isOver ? `${className} ${over}` : className}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </div>
  );
}
