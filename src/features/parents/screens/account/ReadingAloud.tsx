import { useId } from 'react';
import type { Settings } from '../../../../kit/settings.ts';
import { useKnownVoices } from '../../../../kit/speech/known-voices.ts';
import { stop } from '../../../../kit/speech/reader.ts';
import { hasOnlyRemote, voiceFor } from '../../../../kit/speech/voices.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import { saveSettings } from './save-settings.ts';

/** How lessons are read aloud, or in a sentence why they cannot be. */
export function ReadingAloud({ settings }: { settings: Settings }) {
  const known = useKnownVoices();
  if (!known) return null;
  if (known.reading.length === 0) {
    return (
      <div className="py-4">
        <p className="font-display font-medium">Reading aloud</p>
        <p className="max-w-[60ch] text-soft">
          {hasOnlyRemote(known.all)
            ? 'This browser only has voices that would send the text to another computer, so nothing is read aloud here.'
            : 'This browser has no English voice on this device, so nothing is read aloud here.'}
        </p>
      </div>
    );
  }
  const change = (change: Partial<Settings>) => {
    // What is being read would go on as before.
    stop();
    saveSettings(change);
  };
  return (
    <>
      <ChoiceSetting
        name="Reading speed"
        choices={[
          { value: 'slow', text: 'Slow' },
          { value: 'calm', text: 'Calm' },
          { value: 'normal', text: 'Normal' },
          { value: 'fast', text: 'Fast' },
        ]}
        chosen={settings.readingSpeed}
        onChoose={(readingSpeed) => change({ readingSpeed })}
      >
        How fast lessons are read aloud. The loudspeaker at the top of this list lets you hear it.
      </ChoiceSetting>
      {known.reading.length > 1 && (
        <VoiceChoice
          voices={known.reading}
          chosen={settings.readingVoice}
          onChoose={(readingVoice) => change({ readingVoice })}
        />
      )}
    </>
  );
}

type VoiceChoiceProps = {
  voices: readonly SpeechSynthesisVoice[];
  chosen: string;
  onChoose: (voiceURI: string) => void;
};

/** A list and no row of buttons: some devices have dozens. */
function VoiceChoice({ voices, chosen, onChoose }: VoiceChoiceProps) {
  const id = useId();
  return (
    <div className="py-4">
      <label htmlFor={id} className="font-display font-medium">
        Voice
      </label>
      <p id={`${id}-meaning`} className="max-w-[60ch] text-soft">
        All of them speak on this device: no text leaves it.
      </p>
      <select
        id={id}
        aria-describedby={`${id}-meaning`}
        value={voiceFor(voices, chosen)?.voiceURI}
        onChange={(event) => onChoose(event.target.value)}
        className="mt-2.5 min-h-11 w-full max-w-md rounded-button border-2 border-line-strong bg-card px-4 font-display font-medium text-ink"
      >
        {voices.map(({ voiceURI, name }) => (
          <option key={voiceURI} value={voiceURI}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
