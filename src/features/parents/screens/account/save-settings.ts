import { changeSettings, DEFAULT_SETTINGS, type Settings } from '../../../../kit/settings.ts';
import { toast } from '../../../../kit/ui/toasts.tsx';

/** Takes effect and is kept at once, and says so; where a browser keeps nothing, that is said. */
export function saveSettings(change: Partial<Settings>): void {
  tell(changeSettings(change), 'Settings Saved', 'Your preferences have been updated successfully.');
}

export function resetSettings(): void {
  tell(
    changeSettings(DEFAULT_SETTINGS),
    'Settings Reset',
    'All settings have been restored to default values.',
  );
}

function tell(isKept: boolean, title: string, text: string): void {
  if (isKept) toast(title, text);
  else toast('Not kept', 'It holds until you close this page: your browser keeps nothing for us.', 'problem');
}
