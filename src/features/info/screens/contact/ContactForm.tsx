import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import type { ContactField } from '../../rules/contact.ts';
import { CONTACT_FIELDS, problemsOf, type Draft, type Problems } from '../../rules/message.ts';
import { CategoryField } from './CategoryField.tsx';
import { MessageField } from './MessageField.tsx';
import { useSending } from './useSending.ts';

/** The parts that another message would not share. */
const WRITTEN = { subject: '', category: '', message: '' };
const NOTHING: Draft = { name: '', email: '', ...WRITTEN };

/** The form. What was written stays until the server has it; what is known of who writes need not be typed. */
export function ContactForm({ known }: { known: Partial<Draft> }) {
  const [typed, setTyped] = useState<Partial<Draft>>({});
  const [problems, setProblems] = useState<Problems>({});
  const fields = useRef<Partial<Record<ContactField, HTMLElement>>>({});
  const sending = useSending();
  const draft = { ...NOTHING, ...known, ...typed };

  const refused = sending.error;
  useEffect(() => {
    // Looked up in the page's own order: the keyboard goes to the first field that is to be mended.
    const first = CONTACT_FIELDS.find((field) => fields.current[field]?.ariaInvalid === 'true');
    if (refused && first) fields.current[first]?.focus();
  }, [refused]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = problemsOf(draft);
    setProblems(found);
    const first = CONTACT_FIELDS.find((field) => found[field]);
    if (first) return fields.current[first]?.focus();
    sending.mutate(draft, {
      // What has been written meanwhile is another message.
      onSuccess: () => setTyped((now) => (now.message === typed.message ? { ...now, ...WRITTEN } : now)),
    });
  };

  const change = (field: keyof Draft) => (value: string) => {
    setTyped({ ...typed, [field]: value });
    setProblems({ ...problems, [field]: undefined });
    // While it is being sent the answer is still to come.
    if (!sending.isPending) sending.reset();
  };
  const at = (name: ContactField) => ({
    name,
    value: draft[name],
    problem: problems[name] ?? sending.atFields[name],
    onChange: change(name),
    ref: (element: HTMLElement | null) => {
      if (element) fields.current[name] = element;
    },
  });

  return (
    <Card>
      {/* `dialog` sends nothing: without its script the form must not put a message into the address. */}
      <form
        noValidate
        method="dialog"
        onSubmit={submit}
        aria-label="Write to us"
        className="flex flex-col gap-5"
      >
        <div className="grid gap-5 page-md:grid-cols-2">
          <MessageField {...at('name')} label="Name" autoComplete="name" />
          <MessageField {...at('email')} label="Email" type="email" autoComplete="email" />
        </div>
        <MessageField {...at('subject')} label="Subject" />
        <CategoryField value={draft.category} onChange={change('category')} />
        <MessageField
          {...at('message')}
          label="Message"
          type="lines"
          hint="Please leave out passwords, and where a child lives."
        />
        <div role="status" className="empty:absolute">
          {sending.isSuccess && (
            <p className="rounded-button bg-good-tint px-4 py-3">
              We have your message. You can write another one here.
            </p>
          )}
          {sending.atAll && <p className="rounded-button bg-think-tint px-4 py-3">{sending.atAll}</p>}
        </div>
        <Button type="submit" look="glow" isBusy={sending.isPending} className="min-h-14">
          {sending.isPending ? 'Sending...' : 'Send Message'}
        </Button>
      </form>
    </Card>
  );
}
