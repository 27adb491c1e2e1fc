import { Empty } from '../../../../kit/ui/states.tsx';
import type { ChildData } from '../../contract.ts';
import { Essay } from './Essay.tsx';

/** What the child has written. */
export function EssaysTab({ essays }: { essays: ChildData['essays'] }) {
  if (essays.length === 0) {
    return (
      <Empty
        title="No essays yet"
        text="What your child writes in a lesson will be here to read."
        pose="writing"
      />
    );
  }
  return (
    <>
      <h2 className="sr-only">Essays</h2>
      <ul className="divide-y-2 divide-line">
        {essays.map((essay) => (
          <li key={essay.id} className="py-5 first:pt-0 last:pb-0">
            <Essay essay={essay} />
          </li>
        ))}
      </ul>
    </>
  );
}
