import { RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { renewInviteCode } from '../../contract.ts';
import { useFamilyAct } from '../useFamilyAct.ts';

/** A new invite code, for when too many know the present one. */
export function CodeRenewal({ present }: { present: string }) {
  const id = useId();
  const renewing = useFamilyAct({
    send: () => call(renewInviteCode),
    found: ({ family }) => (family && family.inviteCode !== present ? family : null),
    failure: 'Failed to make a new code',
    onDone: ({ inviteCode }) => toast('New Code Ready', `Share ${inviteCode} from now on.`),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <Button
        look="quiet"
        isTight
        isBusy={renewing.isBusy}
        aria-describedby={id}
        onClick={() => renewing.send(undefined)}
        className="-ml-3 min-h-11 text-base"
      >
        <RefreshCw aria-hidden className="size-4.5" />
        New code
      </Button>
      <p id={id} className="text-base text-soft">
        The old one stops working.
      </p>
      <ActFailed error={renewing.error} className="mt-1 w-full" />
    </div>
  );
}
