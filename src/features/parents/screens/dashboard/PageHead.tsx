import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { longDay } from '../../rules/day-words.ts';
import { ChildSwitcher } from './ChildSwitcher.tsx';
import type { ParentView } from './ParentPage.tsx';

/** The page's name, whose learning it is about, and what one can do with it. */
export function PageHead({ title, view, actions }: { title: string; view: ParentView; actions?: ReactNode }) {
  const { viewed, user, today, children, canConfirmAddress } = view;
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-1 text-soft">
            {viewed.linked ? `How ${viewed.firstName || 'your child'} is getting on` : 'Your own learning'}
            <span className="hidden print:inline">
              {' '}
              · {viewed.linked ? '' : `${viewed.firstName} · `}
              {longDay(today)}
            </span>
          </p>
        </div>
        <div className="flex w-full flex-wrap gap-3 sm:w-auto print:hidden">
          {actions}
          <Button className="text-base" onClick={() => print()}>
            <Printer aria-hidden className="size-5" />
            <span className={actions ? 'max-sm:sr-only' : ''}>Print or save as PDF</span>
          </Button>
        </div>
      </div>
      <ChildSwitcher linked={children} present={viewed.id} />
      {!viewed.linked && user.isAdult && !canConfirmAddress && (
        <p className="max-w-prose text-sm text-soft print:hidden">
          No child is linked to your account. A child appears here once you have given permission from the
          email address that you sign in with.
        </p>
      )}
    </header>
  );
}
