import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { isSentence, LONGEST_SENTENCE, type StoryInHand } from '../../rules/story-builder.ts';
import { PromptLights } from './PromptLights.tsx';

/** What the story wants to know next, and the line to write it on. Enter adds it. */
export function PromptCard(props: {
  held: StoryInHand;
  takesFocus: boolean;
  onAdd: (sentence: string) => void;
}) {
  const { held, takesFocus, onAdd } = props;
  const { prompts, promptIndex } = held;
  const [sentence, setSentence] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const add = () => {
    field.current?.focus();
    if (!isSentence(sentence)) return;
    setSentence('');
    onAdd(sentence);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    add();
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Card>
      <PromptLights lit={promptIndex} of={prompts.length} />
      <h2 ref={heading} id={`${id}-prompt`} tabIndex={-1} className="mt-3 mb-4 text-2xl outline-none">
        {prompts[promptIndex]}
      </h2>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id} className="mb-1.5 block font-display text-lg">
          Your sentence
        </label>
        <textarea
          ref={field}
          id={id}
          rows={2}
          dir="auto"
          maxLength={LONGEST_SENTENCE}
          value={sentence}
          enterKeyHint="done"
          aria-describedby={`${id}-prompt`}
          onChange={(event) => setSentence(event.target.value)}
          onKeyDown={addByEnter}
          className="block w-full resize-none rounded-button border-2 border-line-strong bg-paper px-4 py-3 text-lg"
        />
        <Button
          type="submit"
          look="glow"
          disabled={!isSentence(sentence)}
          className="mt-4 w-full sm:w-auto sm:px-8"
        >
          Add Sentence
        </Button>
      </form>
    </Card>
  );
}
