import type { ReactNode } from 'react';

/** What is in each island, by its name; fetched when it is to be drawn or woken. */
export const ISLANDS: Record<string, () => Promise<ReactNode>> = {
  'landing-hero': async () => {
    const { Hero } = await import('../../../features/info/screens/landing/Hero.tsx');
    return <Hero />;
  },
  'contact-form': async () => {
    const { ContactForm } = await import('../../../features/info/screens/contact/ContactForm.tsx');
    return withCalls(<ContactForm known={{}} />);
  },
  'config-check': async () => {
    const { ConfigCheck } = await import('../../../features/info/screens/debug/ConfigCheck.tsx');
    return withCalls(<ConfigCheck />);
  },
};

async function withCalls(children: ReactNode): Promise<ReactNode> {
  const { WithCalls } = await import('./WithCalls.tsx');
  return <WithCalls>{children}</WithCalls>;
}
