import type { Settings } from '../../../../kit/settings.ts';
import { ReadAloud } from '../../../../kit/speech/ReadAloud.tsx';
import { SettingSwitch } from '../controls/SettingSwitch.tsx';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import { ReadingAloud } from './ReadingAloud.tsx';
import { saveSettings } from './save-settings.ts';

/** The access panel: what makes the app easier to read and to bear. The page itself shows what each does. */
export function ReadingComfort({ settings }: { settings: Settings }) {
  return (
    <section aria-labelledby="comfort-heading" className="mt-5 border-t-2 border-line pt-5">
      <h3 id="comfort-heading" className="text-xl">
        Easier to read and use
      </h3>
      <div data-readable className="mt-3 flex items-center gap-3 rounded-button bg-glow-tint px-4 py-3">
        <p className="flex-1">
          A small firefly lights up the page: <strong>this is how your lessons look now.</strong>
        </p>
        <ReadAloud name="the example" />
      </div>
      <div className="-mb-3 mt-2 divide-y-2 divide-line">
        <ChoiceSetting
          name="Text size"
          choices={[
            { value: 'standard', text: 'Standard' },
            { value: 'large', text: 'Large' },
            { value: 'larger', text: 'Larger' },
            { value: 'largest', text: 'Largest' },
          ]}
          chosen={settings.textSize}
          onChoose={(textSize) => saveSettings({ textSize })}
        >
          For all words, on every page.
        </ChoiceSetting>
        <ChoiceSetting
          name="Font"
          choices={[
            { value: 'standard', text: 'Standard' },
            { value: 'lexend', text: 'Lexend' },
            { value: 'opendyslexic', text: 'OpenDyslexic' },
          ]}
          chosen={settings.font}
          onChoose={(font) => saveSettings({ font })}
        >
          Lexend and OpenDyslexic are made for readers to whom letters look alike.
        </ChoiceSetting>
        <ChoiceSetting
          name="Spacing"
          choices={[
            { value: 'standard', text: 'Standard' },
            { value: 'wide', text: 'Wide' },
            { value: 'wider', text: 'Wider' },
          ]}
          chosen={settings.spacing}
          onChoose={(spacing) => saveSettings({ spacing })}
        >
          More room between letters, words and lines.
        </ChoiceSetting>
        <ReadingAloud settings={settings} />
        <SettingSwitch
          name="Higher contrast"
          isOn={settings.higherContrast}
          onChange={(higherContrast) => saveSettings({ higherContrast })}
        >
          Stronger colors for words and lines.
        </SettingSwitch>
        <SettingSwitch
          name="Less motion"
          isOn={settings.lessMotion}
          onChange={(lessMotion) => saveSettings({ lessMotion })}
        >
          Nothing breathes, flies or slides, and no confetti falls. When your device asks for it, it is so in
          any case.
        </SettingSwitch>
        <SettingSwitch
          name="Math Race timer"
          isOn={settings.mathRaceTimer}
          onChange={(mathRaceTimer) => saveSettings({ mathRaceTimer })}
        >
          The race against 30 seconds. Without it you race at your own pace.
        </SettingSwitch>
      </div>
    </section>
  );
}
