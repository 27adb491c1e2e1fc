import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Day } from '../../../../base/day.ts';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { useFreshDay } from '../../../../kit/fresh-day.ts';
import { useCall } from '../../../../kit/query.ts';
import { ButtonLink } from '../../../../kit/ui/ButtonLink.tsx';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import { Empty, Failed, Loading } from '../../../../kit/ui/states.tsx';
import { paths } from '../../../../paths.ts';
import type { User } from '../../../accounts/contract.ts';
import { useSession } from '../../../accounts/screens/session.ts';
import { listCompletions, userProgress } from '../../../progress/contract.ts';
import { linkedChildren, skillsOf, type LinkedChild } from '../../contract.ts';
import { viewedChild, type Viewed } from '../../rules/viewed-child.ts';
import './paper.css';

const OF_THE_DAY = [linkedChildren.path, listCompletions.path, userProgress.path, skillsOf.path];

/** What a parent's page shows: whose learning, seen by whom, on which day. */
export type ParentView = {
  viewed: Viewed;
  user: User;
  today: Day;
  children: readonly LinkedChild[];
  canConfirmAddress: boolean;
};

/** Lets a parent's page stand once it is known whose learning it may show, and says so kindly when it may not. */
export function ParentPage({
  title,
  loadingText,
  Content,
}: {
  title: string;
  loadingText?: string;
  /** The page itself. It stays when the child is switched, so that the focus stays on the switcher. */
  Content: ComponentType<{ view: ParentView }>;
}) {
  const session = useSession();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {session.state === 'signed-in' ? (
        <OfGrownUp title={title} loadingText={loadingText} user={session.user} Content={Content} />
      ) : (
        <Notice title="Access Required" text="Please log in to access the parent dashboard." />
      )}
    </>
  );
}

function OfGrownUp({
  title,
  loadingText,
  user,
  Content,
}: {
  title: string;
  loadingText: string | undefined;
  user: User;
  Content: ComponentType<{ view: ParentView }>;
}) {
  const [query] = useSearchParams();
  const linked = useCall(linkedChildren, { enabled: !user.isUnder13 });
  const today = useFreshDay(user.timeZone, OF_THE_DAY);
  const children = linked.data?.children ?? [];
  if (!user.isUnder13 && !linked.data) {
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        {linked.isError ? (
          <Failed
            title="This page did not load"
            text="We could not ask which children are linked to you."
            error={linked.error}
            onRetry={() => void linked.refetch()}
          />
        ) : (
          <Loading text={loadingText} />
        )}
      </>
    );
  }
  const shown = viewedChild(user, children, query.get('child'));
  if (shown.state === 'for_grown_ups')
    return (
      <Notice title="This page is for grown-ups" text="Your parent can see here how you get on.">
        <ButtonLink to={paths.home} look="glow">
          Back to my lessons
        </ButtonLink>
      </Notice>
    );
  if (shown.state === 'not_linked')
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        <Empty
          pose="map"
          title="We cannot show this child"
          text="This address names a child who is not linked to your account. The link may be old, or meant for another sign-in."
        >
          <ButtonLink to={paths.parentDashboard} look="glow">
            {children.length > 0 ? 'See my children' : 'Go to Parent Zone'}
          </ButtonLink>
        </Empty>
      </>
    );
  const canConfirmAddress = linked.data?.canConfirmAddress ?? false;
  return <Content view={{ viewed: shown.viewed, user, today, children, canConfirmAddress }} />;
}

/** Instead of the page: one sentence, and a way on. */
function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-3 py-12 text-center">
      <Glim pose="waving" className="w-36" />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-soft">{text}</p>
      {children}
    </div>
  );
}
