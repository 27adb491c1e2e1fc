import { RotateCcw } from 'lucide-react';
import { useSettings } from '../../../../kit/settings.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { PageTitle } from '../../../../kit/ui/PageTitle.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';
import { AppPreferences } from './AppPreferences.tsx';
import { DataAndPrivacy } from './DataAndPrivacy.tsx';
import { LearningPreferences } from './LearningPreferences.tsx';
import { resetSettings } from './save-settings.ts';

/** What a person chooses for this browser, and what stands behind the account. */
export function Settings() {
  const settings = useSettings();
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-5 sm:gap-6">
      <PageTitle>Settings</PageTitle>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="text-3xl sm:text-4xl">Settings</h1>
          <p className="mt-1 text-soft">Each change takes effect at once and is kept in this browser.</p>
        </div>
        <Button onClick={resetSettings}>
          <RotateCcw aria-hidden className="size-5" />
          Reset
        </Button>
      </header>
      <LearningPreferences settings={settings} />
      <AppPreferences settings={settings} />
      <AccountSecurity />
      <DataAndPrivacy />
    </div>
  );
}
