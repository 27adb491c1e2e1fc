/** Why it did not work, where no field is at fault. It stays when the toast has gone. */
export function Notice({ text }: { text: string | undefined }) {
  if (!text) return null;
  return <p className="mt-4 rounded-button bg-think-tint px-4 py-3">{text}</p>;
}
