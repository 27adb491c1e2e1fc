import { Monitor, Moon, SlidersHorizontal, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Settings } from '../../../../kit/settings.ts';
import { playSound } from '../../../../kit/sounds.ts';
import { SettingSwitch } from '../controls/SettingSwitch.tsx';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import { ReadingComfort } from './ReadingComfort.tsx';
import { saveSettings } from './save-settings.ts';
import { SettingsSection } from './SettingsSection.tsx';

const ICON = 'size-5 shrink-0';

/** How the app looks and sounds, and how it is read. */
export function AppPreferences({ settings }: { settings: Settings }) {
  const hear = (soundEffects: boolean) => {
    saveSettings({ soundEffects });
    playSound('right');
  };
  return (
    <SettingsSection title="App Preferences" icon={SlidersHorizontal}>
      <div className="divide-y-2 divide-line">
        <ChoiceSetting
          name="Theme"
          choices={[
            { value: 'light', text: <Named icon={<Sun aria-hidden className={ICON} />}>Light</Named> },
            { value: 'dark', text: <Named icon={<Moon aria-hidden className={ICON} />}>Dark</Named> },
            { value: 'auto', text: <Named icon={<Monitor aria-hidden className={ICON} />}>Auto</Named> },
          ]}
          chosen={settings.theme}
          onChoose={(theme) => saveSettings({ theme })}
        >
          Morning or dusk. Auto follows your device.
        </ChoiceSetting>
        <SettingSwitch name="Sound effects" isOn={settings.soundEffects} onChange={hear}>
          Soft notes for answers and celebrations.
        </SettingSwitch>
        <SettingSwitch
          name="Notifications"
          isOn={settings.notifications}
          onChange={(notifications) => saveSettings({ notifications })}
        >
          A kind word on this page after half an hour: time for a little break. Nothing else is sent to this
          device.
        </SettingSwitch>
      </div>
      <ReadingComfort settings={settings} />
    </SettingsSection>
  );
}

function Named({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      {icon}
      {children}
    </>
  );
}
