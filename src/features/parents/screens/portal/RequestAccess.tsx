import { useState } from 'react';
import { RequestForm, type Request } from './RequestForm.tsx';
import { RequestSent } from './RequestSent.tsx';

const NOTHING: Request = { childId: '', parentEmail: '', action: 'view_data' };

/** Without a link: the request, and what to do after it. */
export function RequestAccess({ takesFocus }: { takesFocus: boolean }) {
  const [request, setRequest] = useState(NOTHING);
  const [sent, setSent] = useState<{ accessUrl: string | undefined }>();
  const [isBack, setIsBack] = useState(false);
  if (sent) {
    return (
      <RequestSent
        parentEmail={request.parentEmail}
        accessUrl={sent.accessUrl}
        onAgain={() => {
          setSent(undefined);
          setIsBack(true);
        }}
      />
    );
  }
  return (
    <RequestForm
      given={request}
      takesFocus={takesFocus || isBack}
      onSent={(asked, accessUrl) => {
        setRequest(asked);
        setSent({ accessUrl });
      }}
    />
  );
}
