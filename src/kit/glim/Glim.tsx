import type { ComponentType } from 'react';
import { Art, type ArtProps } from './Art.tsx';
import { Cheering } from './poses/Cheering.tsx';
import { HoldingLantern } from './poses/HoldingLantern.tsx';
import { HoldingMap } from './poses/HoldingMap.tsx';
import { Reading } from './poses/Reading.tsx';
import { Sleeping } from './poses/Sleeping.tsx';
import { Thinking } from './poses/Thinking.tsx';
import { Waving } from './poses/Waving.tsx';
import { Writing } from './poses/Writing.tsx';

const POSES = {
  waving: Waving,
  thinking: Thinking,
  reading: Reading,
  writing: Writing,
  cheering: Cheering,
  sleeping: Sleeping,
  lantern: HoldingLantern,
  map: HoldingMap,
} satisfies Record<string, ComponentType>;

/** What Glim can be seen doing. */
export type GlimPose = keyof typeof POSES;

/** Glim, the small firefly who lights up as the child learns. */
export function Glim({ pose, className, title }: ArtProps & { pose: GlimPose }) {
  const Pose = POSES[pose];
  return (
    <Art
      viewBox="0 0 240 240"
      className={['glim', `glim-${pose}`, className].filter(Boolean).join(' ')}
      title={title}
    >
      <Pose />
    </Art>
  );
}
