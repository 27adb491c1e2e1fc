import { useId } from 'react';
import { CONTACT_CATEGORIES, type ContactCategory } from '../../rules/contact.ts';
import { FIELD } from './MessageField.tsx';

const WORDS: Record<ContactCategory, string> = {
  technical: 'Something does not work',
  account: 'Account and signing in',
  content: 'A lesson or question',
  parent: 'For parents',
  feedback: 'Feedback and ideas',
  other: 'Something else',
};

/** What the message is about, for those who want to say. */
export function CategoryField(props: { value: string; onChange: (value: string) => void }) {
  const { value, onChange } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-display text-lg font-medium">
        Category <span className="font-body text-base font-normal text-soft">(optional)</span>
      </label>
      <select
        id={id}
        name="category"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${FIELD} border-line-strong`}
      >
        <option value="">Not sure</option>
        {CONTACT_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {WORDS[category]}
          </option>
        ))}
      </select>
    </div>
  );
}
