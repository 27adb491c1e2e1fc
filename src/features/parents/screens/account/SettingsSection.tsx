import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../../kit/ui/Card.tsx';

/** One group of settings on a sheet of its own. */
export function SettingsSection(props: { title: string; icon: LucideIcon; children: ReactNode }) {
  const { title, icon: Icon, children } = props;
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <h2 id={id} className="mb-4 flex items-center gap-3 text-2xl big-text:flex-col big-text:items-start">
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-full bg-glow-tint">
          <Icon className="size-6" />
        </span>
        {title}
      </h2>
      {children}
    </Card>
  );
}
