/** What matters here of a voice of the browser. */
export type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'default' | 'voiceURI'>;

/** Voices that sing, whisper or laugh; macOS offers them beside those that read. */
const JOKES =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Fred|Good News|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Superstar|Trinoids|Whisper|Wobble|Zarvox)( \(|$)/;

const languageOf = ({ lang }: Pick<Voice, 'lang'>) => lang.replace('_', '-').toLowerCase();
const isEnglish = (voice: Voice) => /^en(-|$)/.test(languageOf(voice));

/**
 * The voices that may read a lesson: English, and spoken by this device itself, for a remote voice sends the text to
 * a stranger's computer. The one to begin with is first.
 *
 * @param languages of the reader, the dearest first: 'en-GB'
 */
export function readingVoices<V extends Voice>(voices: readonly V[], languages: readonly string[]): V[] {
  const fit = voices.filter(
    (voice) => voice.localService === true && isEnglish(voice) && !JOKES.test(voice.name),
  );
  const once = fit.filter(
    (voice, index) => fit.findIndex((one) => one.voiceURI === voice.voiceURI) === index,
  );
  const wanted = languages.map((language) => language.toLowerCase());
  const rank = (voice: V) => {
    const place = wanted.indexOf(languageOf(voice));
    return (voice.default ? 0 : 100) + (place === -1 ? 50 : place);
  };
  return once.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

/** The voice that was chosen, as long as this device has it; else the first. */
export function voiceFor<V extends Voice>(voices: readonly V[], chosen: string): V | undefined {
  return voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0];
}

/** Whether there are English voices, but only such as send the text away. */
export function hasOnlyRemote(voices: readonly Voice[]): boolean {
  return voices.some(isEnglish) && !voices.some((voice) => isEnglish(voice) && voice.localService === true);
}
