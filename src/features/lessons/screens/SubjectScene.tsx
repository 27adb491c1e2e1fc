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

const WHOLE = '0 0 320 200';
/** The part that tells the place, for frames about as high as wide. */
const FOCUS: Record<Subject, string> = {
  reading: '90 0 230 200',
  writing: WHOLE,
  math: WHOLE,
  science: WHOLE,
  social_studies: '70 0 250 200',
};

/**
 * The place of a subject, in its colour: by day in the morning theme, by lamplight in the dusk theme.
 *
 * @param isSmall shows the scene's main things alone
 */
export function SubjectScene(props: ArtProps & { subject: Subject; isSmall?: boolean }) {
  const { subject, className, title, isSmall = false } = props;
  const Scene = SCENES[subject];
  return (
    <Art
      viewBox={isSmall ? FOCUS[subject] : WHOLE}
      fit="xMidYMid slice"
      className={[`art-scene art-scene-${subject}`, className].filter(Boolean).join(' ')}
      title={title}
    >
      <Scene />
    </Art>
  );
}
