import { useState } from 'react';
import { Button } from '../../../kit/ui/Button.tsx';
import { Drawing } from './Postcard.tsx';

/** The picture that the server drew, as soon as it is here. */
export function DrawnPicture({ address, alt }: { address: string; alt: string }) {
  const [state, setState] = useState<'coming' | 'here' | 'missing'>('coming');
  if (state === 'missing') {
    return (
      <div role="alert" className="flex size-full flex-col items-center justify-center gap-2 p-3 text-center">
        <p className="text-base">Your picture is made, but it did not get here.</p>
        <Button className="text-base" onClick={() => setState('coming')}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <>
      {state === 'coming' && <Drawing />}
      <img
        src={address}
        alt={alt}
        width={1200}
        height={630}
        onLoad={() => setState('here')}
        onError={() => setState('missing')}
        className="absolute inset-0 size-full object-cover"
      />
    </>
  );
}
