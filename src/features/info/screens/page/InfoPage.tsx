import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A page to be read: its heading, a line about it, and its parts in one column. */
export function InfoPage(props: { title: string; about: ReactNode; children: ReactNode }) {
  const { title, about, children } = props;
  return (
    <article className="mx-auto flex w-full max-w-3xl flex-col gap-9 py-4">
      <PageTitle>{title}</PageTitle>
      <header>
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-2 text-soft">{about}</p>
      </header>
      {children}
    </article>
  );
}

/** A part of a page under its own heading; its paragraphs keep their distance by themselves. */
export function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="flex flex-col gap-3">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

export function Bullets({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-2 pl-6 marker:text-soft">{children}</ul>;
}

/** A link within a sentence. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="underline decoration-glow-edge decoration-2 underline-offset-4 hover:decoration-4"
    >
      {children}
    </Link>
  );
}
