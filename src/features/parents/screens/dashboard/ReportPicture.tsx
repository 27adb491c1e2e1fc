import { useCallback } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';

/** The report card as the server drew it, 1200 × 630; its place is kept while it is on its way. */
export function ReportPicture({
  picture,
  isFailed,
  onRetry,
  alt,
}: {
  picture: Blob | undefined;
  isFailed: boolean;
  onRetry: () => void;
  alt: string;
}) {
  return (
    <div className="relative aspect-[1200/630] w-full overflow-hidden rounded-button border-2 border-line bg-paper">
      {picture ? (
        <Shown picture={picture} alt={alt} />
      ) : isFailed ? (
        <div
          role="alert"
          className="flex size-full flex-col items-center justify-center gap-2 p-3 text-center"
        >
          <p className="text-base text-soft">The picture did not load. The text can still be shared.</p>
          <Button className="text-base" onClick={onRetry}>
            Try again
          </Button>
        </div>
      ) : (
        <Coming />
      )}
    </div>
  );
}

function Shown({ picture, alt }: { picture: Blob; alt: string }) {
  const show = useCallback(
    (img: HTMLImageElement) => {
      img.src = URL.createObjectURL(picture);
      return () => URL.revokeObjectURL(img.src);
    },
    [picture],
  );
  return <img ref={show} alt={alt} width={1200} height={630} className="size-full object-contain" />;
}

/** The card's lines, still empty. */
function Coming() {
  return (
    <div
      role="status"
      className="flex size-full animate-pulse flex-col justify-between p-[6%] motion-reduce:animate-none"
    >
      <span className="sr-only">Drawing the report card...</span>
      <span className="h-[9%] w-1/3 rounded-full bg-line" />
      <span className="h-[16%] w-2/3 rounded-full bg-line" />
      <span className="grid h-[38%] grid-cols-4 gap-[3%]">
        {[1, 2, 3, 4].map((figure) => (
          <span key={figure} className="rounded-button bg-line" />
        ))}
      </span>
      <span className="h-[9%] w-1/2 rounded-full bg-line" />
    </div>
  );
}
