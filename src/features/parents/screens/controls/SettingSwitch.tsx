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
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3">
      <p id={`${id}-name`} className="font-display font-medium sm:self-end">
        {name}
      </p>
      {/* On a phone what it means has the whole width. */}
      <p
        id={`${id}-meaning`}
        className="order-last col-span-2 max-w-[52ch] text-soft sm:col-span-1 sm:self-start"
      >
        {children}
      </p>
      <div className="sm:row-span-2">
        <Switch isOn={isOn} onChange={onChange} labelledBy={`${id}-name`} describedBy={`${id}-meaning`} />
      </div>
    </div>
  );
}
