import { useId, type ReactNode } from 'react';

type ChoiceSettingProps<Value extends string> = {
  name: string;
  /** What it means, in a sentence. */
  children: ReactNode;
  choices: readonly { value: Value; text: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** One setting with a few choices, of which one holds. */
export function ChoiceSetting<Value extends string>(props: ChoiceSettingProps<Value>) {
  const { name, children, choices, chosen, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="min-w-0 py-4" aria-describedby={`${group}-meaning`}>
      <legend className="contents">
        <span className="font-display font-medium">{name}</span>
      </legend>
      <p id={`${group}-meaning`} className="max-w-[60ch] text-soft">
        {children}
      </p>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {choices.map(({ value, text }) => (
          <label
            key={value}
            className="relative flex min-h-11 max-w-full min-w-0 cursor-pointer items-center justify-center gap-2 rounded-full border-2 border-line-strong bg-card px-4 py-1 text-center font-display leading-tight font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-card has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={group}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
