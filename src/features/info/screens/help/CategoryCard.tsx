import type { LucideIcon } from 'lucide-react';

export type Category = { id: string; title: string; text: string; icon: LucideIcon };

/** The way to a group of questions. */
export function CategoryCard({ category }: { category: Category }) {
  const { id, title, text, icon: Icon } = category;
  return (
    <li className="flex">
      <a
        href={`#${id}`}
        className="flex min-w-0 flex-1 items-center gap-4 rounded-card big-text:flex-col big-text:items-start border-2 border-b-[5px] border-line bg-card p-4 hover:border-line-strong page-lg:flex-col page-lg:items-start page-lg:gap-3 page-lg:p-5"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-glow-tint">
          <Icon aria-hidden className="size-6" />
        </span>
        <span>
          <span className="block font-display text-lg leading-tight font-medium">{title}</span>
          <span className="mt-1 block text-base leading-snug text-soft">{text}</span>
        </span>
      </a>
    </li>
  );
}
