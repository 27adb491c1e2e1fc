import { Button } from '../../../../kit/ui/Button.tsx';

/** In small words how long the page can be used; when the time is over, what to do then. */
export function HoldingNote(props: { until: string | undefined; isOver: boolean; onRequest: () => void }) {
  const { until, isOver, onRequest } = props;
  return (
    <div role="status">
      {isOver ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-think-tint px-5 py-4">
          <p className="max-w-prose">
            <strong>The 30 minutes of your link are over.</strong> What is on the page you can go on reading.
            To change something, please ask for a new link.
          </p>
          <Button onClick={onRequest}>Request New Access</Button>
        </div>
      ) : (
        <p className="text-soft">
          Only you can see this page{until && `, and it works until ${until}`}. Each action uses its own
          one-time token, so nobody can repeat it.
        </p>
      )}
    </div>
  );
}
