/** A text to read: paragraphs parted by an empty line; single line breaks stay, for poems live by them. */
export function LessonText({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`max-w-[65ch] space-y-4 text-lg leading-relaxed ${className}`}>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph.trim()}
          </p>
        ))}
    </div>
  );
}
