import { Pencil } from 'lucide-react';
import type { RefObject } from 'react';
import type { User } from '../../../accounts/contract.ts';
import { initialsOf, labelOf } from '../../../accounts/rules/display-name.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { Portrait } from './Portrait.tsx';

type WhoAmIProps = { user: User; editButton: RefObject<HTMLButtonElement | null>; onEdit: () => void };

/** Picture, name and address. */
export function WhoAmI({ user, editButton, onEdit }: WhoAmIProps) {
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Card className="flex flex-col items-center gap-x-6 gap-y-4 bg-glow-tint text-center @min-[30em]/page:flex-row @min-[30em]/page:text-left">
      <Portrait
        picture={user.picture ?? user.profileImageUrl}
        initials={initialsOf(user)}
        className="size-28 shrink-0 border-4 border-card bg-card text-[3rem]"
      />
      <div className="max-w-full min-w-0 flex-1">
        <h2 className="text-2xl break-words sm:text-3xl">{fullName || labelOf(user)}</h2>
        <p className="mt-1 break-words">{user.email}</p>
      </div>
      <Button
        ref={editButton}
        look="glow"
        onClick={onEdit}
        className="w-full shrink-0 @min-[30em]/page:w-auto"
      >
        <Pencil aria-hidden className="size-5" />
        Edit Profile
      </Button>
    </Card>
  );
}
