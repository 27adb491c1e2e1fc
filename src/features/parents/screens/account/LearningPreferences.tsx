import { Sprout } from 'lucide-react';
import type { Settings } from '../../../../kit/settings.ts';
import { SettingSwitch } from '../controls/SettingSwitch.tsx';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import { saveSettings } from './save-settings.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** How hard, how much, and whether an unfinished essay waits. */
export function LearningPreferences({ settings }: { settings: Settings }) {
  return (
    <SettingsSection title="Learning Preferences" icon={Sprout}>
      <div className="-mb-3 divide-y-2 divide-line">
        <ChoiceSetting
          name="Difficulty"
          choices={[
            { value: 'easy', text: 'Easy' },
            { value: 'adaptive', text: 'Adaptive' },
            { value: 'challenging', text: 'Challenging' },
          ]}
          chosen={settings.difficulty}
          onChoose={(difficulty) => saveSettings({ difficulty })}
        >
          {DIFFICULTY[settings.difficulty]}
        </ChoiceSetting>
        <ChoiceSetting
          name="Daily goal"
          choices={[
            { value: '3', text: '3' },
            { value: '5', text: '5' },
            { value: '10', text: '10' },
            { value: 'unlimited', text: 'Unlimited' },
          ]}
          chosen={settings.dailyGoal}
          onChoose={(dailyGoal) => saveSettings({ dailyGoal })}
        >
          {GOAL[settings.dailyGoal]}
        </ChoiceSetting>
        <SettingSwitch
          name="Auto-save"
          isOn={settings.autoSave}
          onChange={(autoSave) => saveSettings({ autoSave })}
        >
          An essay you are writing is kept in this browser at every pause, and waits for you.
        </SettingSwitch>
      </div>
    </SettingsSection>
  );
}

const DIFFICULTY: Record<Settings['difficulty'], string> = {
  easy: 'Lessons one level below yours come first. Your level moves by lessons of its own.',
  adaptive: 'Lessons follow how it goes: harder when it goes well, easier when it does not.',
  challenging: 'Lessons one level above yours come first. Your level moves by lessons of its own.',
};

const GOAL: Record<Settings['dailyGoal'], string> = {
  '3': 'Three subjects in a day fill your jar.',
  '5': 'Five subjects in a day fill your jar.',
  '10': 'Ten lessons in a day fill your jar.',
  unlimited: 'Your jar has always room for one more light.',
};
