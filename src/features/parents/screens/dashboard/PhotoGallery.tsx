import { useState } from 'react';
import type { Day } from '../../../../base/day.ts';
import { Dialog } from '../../../../kit/ui/Dialog.tsx';
import type { Completion } from '../../../progress/contract.ts';
import { whenDone } from '../../rules/day-words.ts';
import { photosToShow, type WithPhoto } from '../../rules/handed-in.ts';
import { NotEnough, Sheet } from './Sheet.tsx';

/** The latest photos of science projects; pressed, one is shown large. */
export function PhotoGallery({
  completions,
  today,
  timeZone,
}: {
  completions: readonly Completion[];
  today: Day;
  timeZone: string;
}) {
  const [enlarged, setEnlarged] = useState<WithPhoto>();
  const photos = photosToShow(completions);
  return (
    <Sheet title="Science project gallery">
      {photos.length === 0 ? (
        <NotEnough>
          No photos yet. At the end of a Science lesson a photo of the experiment can be added.
        </NotEnough>
      ) : (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 print:grid-cols-6">
          {photos.map((one) => (
            <li key={one.lessonId} className="min-w-0">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setEnlarged(one)}
                className="block w-full rounded-button text-left"
              >
                <Photo photo={one} alt="Photo of the project" className="aspect-square object-cover" />
                <span className="mt-1.5 line-clamp-2 text-sm leading-snug">{one.lesson.title}</span>
              </button>
              <p className="text-sm text-soft">{whenDone(one.completedAt, today, timeZone)}</p>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        isOpen={enlarged !== undefined}
        onClose={() => setEnlarged(undefined)}
        title={enlarged?.lesson.title ?? ''}
      >
        {enlarged && (
          <Photo
            photo={enlarged}
            alt={`Photo of the science project ${enlarged.lesson.title}`}
            className="object-contain"
          />
        )}
      </Dialog>
    </Sheet>
  );
}

function Photo({ photo, alt, className }: { photo: WithPhoto; alt: string; className: string }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing)
    return (
      <span className="grid aspect-square w-full place-items-center rounded-button border-2 border-dashed border-line-strong p-3 text-center text-sm text-soft">
        This photo did not load
      </span>
    );
  return (
    <img
      src={photo.photoUrl}
      alt={alt}
      onError={() => setMissing(true)}
      className={`w-full rounded-button border-2 border-line bg-paper ${className}`}
    />
  );
}
