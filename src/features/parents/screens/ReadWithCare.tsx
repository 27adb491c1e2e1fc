import { mayBeInDanger } from '../../writing/rules/danger.ts';

/** Marks an essay that sounds as if a child may need help; nothing for any other. */
export function ReadWithCare({ text }: { text: string }) {
  if (!mayBeInDanger(text)) return null;
  return (
    <p className="mt-2 rounded-button bg-think-tint px-4 py-2.5 font-semibold">
      Please read this one with care: some words sound as if a child may need help.
    </p>
  );
}
