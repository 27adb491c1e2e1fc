import type { ComponentType } from 'react';
import { Art, type ArtProps } from '../../../kit/glim/Art.tsx';
import type { Subject } from '../subjects.ts';
import { BlocksAndBalance } from './scenes/BlocksAndBalance.tsx';
import { BookNook } from './scenes/BookNook.tsx';
import { MapTable } from './scenes/MapTable.tsx';
import { Terrarium } from './scenes/Terrarium.tsx';
import { WritingDesk } from './scenes/WritingDesk.tsx';

const SCENES: Record<Subject, ComponentType> = {
  reading: BookNook,
  writing: WritingDesk,
  math: BlocksAndBalance,
  science: Terrarium,
  social_studies: MapTable,
};

/** The place of a subject, in its colour: by day in the morning theme, by lamplight in the dusk theme. */
export function SubjectScene({ subject, className, title }: ArtProps & { subject: Subject }) {
  const Scene = SCENES[subject];
  return (
    <Art
      viewBox="0 0 320 200"
      fit="xMidYMid slice"
      className={[`art-scene art-scene-${subject}`, className].filter(Boolean).join(' ')}
      title={title}
    >
      <Scene />
    </Art>
  );
}
