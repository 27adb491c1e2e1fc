import { useState } from 'react';
import { useMailedToken } from '../../../kit/mailed-token.ts';
import { AccessInvalid } from './portal/AccessInvalid.tsx';
import { AccountDeleted } from './portal/AccountDeleted.tsx';
import { ChildPage } from './portal/ChildPage.tsx';
import { LinkGate } from './portal/LinkGate.tsx';
import { namedAction } from './portal/namedAction.ts';
import { OneActPage } from './portal/OneActPage.tsx';
import { PortalFrame } from './portal/PortalFrame.tsx';
import { RequestAccess } from './portal/RequestAccess.tsx';
import type { Viewed } from './portal/viewing.ts';

type Step =
  | { at: 'request'; takesFocus: boolean }
  | { at: 'link'; token: string }
  | { at: 'refused' }
  | { at: 'open'; viewed: Viewed }
  | { at: 'deleted'; message: string };

/**
 * The parent data portal: a parent without an account, by mailed link. Once the link is used its token is known to
 * this page alone: a reload leads to the request.
 */
export function ParentPortal() {
  const { token, forget } = useMailedToken('token');
  const [step, setStep] = useState<Step>(() =>
    token ? { at: 'link', token } : { at: 'request', takesFocus: false },
  );
  const goOn = (next: Step) => {
    forget();
    setStep(next);
  };

  return (
    <PortalFrame>
      <PortalStep step={step} onStep={goOn} onUsed={forget} />
    </PortalFrame>
  );
}

function PortalStep(props: {
  step: Step;
  onStep: (step: Step) => void;
  /** The mailed link is used up, and the step goes on. */
  onUsed: () => void;
}) {
  const { step, onStep, onUsed } = props;
  const request = () => onStep({ at: 'request', takesFocus: true });
  const end = (message: string) => onStep({ at: 'deleted', message });
  switch (step.at) {
    case 'request':
      return <RequestAccess takesFocus={step.takesFocus} />;
    case 'refused':
      return <AccessInvalid onRequest={request} />;
    case 'deleted':
      return <AccountDeleted message={step.message} />;
    case 'open':
      return <ChildPage opened={step.viewed} onDeleted={end} onRequest={request} />;
    case 'link': {
      const { token } = step;
      const action = namedAction(token);
      if (action !== 'view_data') {
        return (
          <OneActPage token={token} action={action} onUsed={onUsed} onDeleted={end} onRequest={request} />
        );
      }
      return (
        <LinkGate
          token={token}
          onOpen={(viewed) => onStep({ at: 'open', viewed })}
          onRefused={() => onStep({ at: 'refused' })}
          onRequest={request}
        />
      );
    }
  }
}
