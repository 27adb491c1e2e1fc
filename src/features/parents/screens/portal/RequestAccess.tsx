import { useState } from 'react';
import { RequestForm, type Request } from './RequestForm.tsx';
import { RequestSent } from './RequestSent.tsx';

const NOTHING: Request = { childId: '', parentEmail: '', action: 'view_data' };

/** Without a link: the request, and what to do after it. */
export function RequestAccess({ takesFocus }: { takesFocus: boolean }) {
  const [request, setRequest] = useState(NOTHING);
  const [isSent, setIsSent] = useState(false);
  const [isBack, setIsBack] = useState(false);
  if (isSent) {
    return (
      <RequestSent
        parentEmail={request.parentEmail}
        onAgain={() => {
          setIsSent(false);
          setIsBack(true);
        }}
      />
    );
  }
  return (
    <RequestForm
      given={request}
      takesFocus={takesFocus || isBack}
      onSent={(asked) => {
        setRequest(asked);
        setIsSent(true);
      }}
    />
  );
}
