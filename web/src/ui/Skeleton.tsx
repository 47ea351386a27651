/** Grey placeholders with the geometry of the coming content, so that nothing moves when it loads. */
import "./Skeleton.css";

/** One bar; sizes are CSS lengths. */
export function Skeleton({ width = "100%", height = "1em" }: { width?: string; height?: string }) {
  return <span className="skeleton" aria-hidden="true" style={{ inlineSize: width, blockSize: height }} />;
}

/** Rows of a list on their way: 64 px each, a name with a line under it. */
export function SkeletonRows({ rows = 8, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <div className="skeleton-rows" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div className="skeleton-row" key={row}>
          {Array.from({ length: columns }, (_, column) => column).map((column) => (
            <div className="skeleton-cell" key={column}>
              <Skeleton width="70%" height="14px" />
              {column === 0 && <Skeleton width="45%" height="11px" />}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
