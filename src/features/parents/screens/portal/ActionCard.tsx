import type { LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../../../kit/ui/Card.tsx';

/**
 * One act that a parent may take, with what it means.
 *
 * @param isOneOfSeveral on a phone, where they stand above the data itself, the button goes beside the title
 */
export function ActionCard(props: {
  icon: LucideIcon;
  title: string;
  text: string;
  isOneOfSeveral?: boolean;
  children: ReactNode;
}) {
  const { icon: Icon, title, text, isOneOfSeveral = false, children } = props;
  const titleId = useId();
  const layout = isOneOfSeveral
    ? 'max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-2 max-md:p-4 md:flex-col'
    : 'flex-col';
  return (
    <Card role="group" aria-labelledby={titleId} className={`flex ${layout}`}>
      <div className={`flex items-center gap-3 ${isOneOfSeveral ? 'max-md:flex-1' : ''}`}>
        <Icon aria-hidden className="size-6 shrink-0 text-soft" />
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
      </div>
      <p
        className={`text-soft ${isOneOfSeveral ? 'max-md:order-1 max-md:basis-full md:mt-2 md:mb-4' : 'mt-2 mb-4'}`}
      >
        {text}
      </p>
      <div
        className={
          isOneOfSeveral ? 'md:mt-auto max-md:[&>button]:px-4 max-md:[&>button]:text-base' : undefined
        }
      >
        {children}
      </div>
    </Card>
  );
}
