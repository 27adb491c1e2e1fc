import { Camera, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, buttonClass } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { MOST_PHOTO_BYTES } from '../../rules/photo-url.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** An optional photo of the experiment. */
export function PhotoUpload({
  photo,
  onPhoto,
}: {
  photo: string | null;
  onPhoto: (photo: string | null) => void;
}) {
  const id = useId();
  const [isReading, setReading] = useState(false);
  const take = async (file: File) => {
    if (file.size > MOST_PHOTO_BYTES) {
      toast('File Too Large', 'Please choose a photo smaller than 5MB.', 'problem');
      return;
    }
    setReading(true);
    try {
      onPhoto(await shrinkPhoto(file));
      toast('Photo Uploaded!');
    } catch {
      toast('Invalid Image', 'Please choose a valid image file.', 'problem');
    } finally {
      setReading(false);
    }
  };
  return (
    <Card className="mx-auto mt-4 w-full max-w-2xl lg:max-w-none">
      <h2 className="text-xl">Show your experiment</h2>
      <p className="mb-3 text-soft">If you tried it out, you can add a photo. You do not have to.</p>
      {photo && (
        <img
          src={photo}
          alt="Your experiment, as you took it"
          className="mb-3 max-h-72 rounded-button border-2 border-line"
        />
      )}
      <div className="flex flex-wrap gap-3">
        <div className="relative">
          <input
            id={id}
            type="file"
            accept="image/*"
            disabled={isReading}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              // The same file may be chosen again after it was removed.
              event.target.value = '';
              if (file) void take(file);
            }}
            className="peer absolute inset-0 size-full opacity-0"
          />
          <label
            htmlFor={id}
            className={buttonClass(
              'plain',
              'relative cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
            )}
          >
            <Camera aria-hidden className="size-5" />
            {photo ? 'Choose another photo' : 'Add a photo'}
          </label>
        </div>
        {photo && (
          <Button look="quiet" onClick={() => onPhoto(null)}>
            <Trash2 aria-hidden className="size-5" />
            Remove photo
          </Button>
        )}
      </div>
    </Card>
  );
}
