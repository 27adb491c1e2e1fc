import { useEffect, useRef, useState } from 'react';
import { useUser } from '../../../accounts/screens/session.ts';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import { AccountInfo } from './AccountInfo.tsx';
import { EditProfile } from './EditProfile.tsx';
import { LearningStats } from './LearningStats.tsx';
import { WhoAmI } from './WhoAmI.tsx';

/** Who one is here, how far one has come, and the two things that one may change about it: name and picture. */
export function Profile() {
  const user = useUser();
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);
  useEffect(() => {
    // The form that had the keyboard has gone.
    if (!isEditing && hasEdited.current) editButton.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-1 flex-col gap-6">
      <PageTitle>My Profile</PageTitle>
      <header className="flex items-center justify-between gap-4">
        <h1 className="text-3xl sm:text-4xl">My Profile</h1>
        <Glim pose={isEditing ? 'writing' : 'waving'} className="-my-3 w-20 shrink-0 sm:w-24" />
      </header>
      {isEditing ? (
        <EditProfile user={user} onDone={() => setIsEditing(false)} />
      ) : (
        <WhoAmI user={user} editButton={editButton} onEdit={() => setIsEditing(true)} />
      )}
      <LearningStats user={user} />
      <AccountInfo user={user} />
    </div>
  );
}
