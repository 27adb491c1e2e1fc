import { useId, type ReactNode } from 'react';
import { Switch } from '../../../../kit/ui/Switch.tsx';

type SettingSwitchProps = {
  name: string;
  /** What it means, in a sentence or two. */
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** One thing that is on or off, with what it means. */
export function SettingSwitch({ name, children, isOn, onChange }: SettingSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p id={`${id}-name`} className="font-display font-medium">
          {name}
        </p>
        <p id={`${id}-meaning`} className="max-w-[52ch] text-[0.9rem] text-soft">
          {children}
        </p>
      </div>
      <Switch isOn={isOn} onChange={onChange} labelledBy={`${id}-name`} describedBy={`${id}-meaning`} />
    </div>
  );
}
