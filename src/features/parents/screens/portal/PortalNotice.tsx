import type { ReactNode } from 'react';
import { Glim, type GlimPose } from '../../../../kit/glim/Glim.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { PortalHeading } from './PortalFrame.tsx';

/** A step that is one message: a heading, some sentences, and what one can do. */
export function PortalNotice(props: {
  title: string;
  pose: GlimPose;
  takesFocus: boolean;
  children: ReactNode;
  buttons?: ReactNode;
}) {
  const { title, pose, takesFocus, children, buttons } = props;
  return (
    <Card className="mx-auto my-auto w-full max-w-xl page-sm:p-9">
      <Glim pose={pose} className="-mt-2 mb-3 w-24" />
      <PortalHeading takesFocus={takesFocus}>{title}</PortalHeading>
      <div className="mt-3 flex flex-col gap-3">{children}</div>
      {buttons && (
        <div className="mt-7 flex flex-col gap-3 page-sm:flex-row page-sm:flex-wrap">{buttons}</div>
      )}
    </Card>
  );
}
