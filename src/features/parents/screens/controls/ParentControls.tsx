import { problemOf } from '../../../../kit/problem.ts';
import { Card } from '../../../../kit/ui/Card.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import type { LinkedChild } from '../../contract.ts';
import { AllData } from './AllData.tsx';
import { DailyMinutes } from './DailyMinutes.tsx';
import { RestDays } from './RestDays.tsx';
import { SettingSwitch } from './SettingSwitch.tsx';
import { useSettle } from './useSettle.ts';

/** What a linked parent settles for one child; each change is saved at once. */
export function ParentControls({ child }: { child: LinkedChild }) {
  const name = child.firstName.trim() || 'your child';
  const { settle, error } = useSettle(child, name);
  const { controls, wantsDigest } = child;
  return (
    <Card role="region" aria-labelledby="controls-heading">
      <h2 id="controls-heading" className="text-xl">
        Rules and settings for {name}
      </h2>
      <p className="text-soft">Each change is saved at once.</p>
      {error && (
        <ActFailed
          text={`Your last change is not saved: it is set as it was before. ${problemOf(error).text}`}
        />
      )}
      <div className="mt-5 grid gap-x-12 gap-y-6 page-lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <RestDays restDays={controls.restDays} onChange={(restDays) => settle({ restDays })} />
          <DailyMinutes
            minutes={controls.dailyMinutes}
            onChange={(dailyMinutes) => settle({ dailyMinutes })}
          />
        </div>
        <div className="min-w-0 divide-y-2 divide-line border-t-2 border-line page-lg:-mt-3 page-lg:border-t-0">
          <SettingSwitch
            name="Games"
            isOn={controls.gamesAllowed}
            onChange={(gamesAllowed) => settle({ gamesAllowed })}
          >
            Four little games for a rest between lessons.
          </SettingSwitch>
          <SettingSwitch
            name="Family leaderboard"
            isOn={controls.leaderboardAllowed}
            onChange={(leaderboardAllowed) => settle({ leaderboardAllowed })}
          >
            The members of a family group see each other&apos;s points, streaks and lessons of the week.
          </SettingSwitch>
          <SettingSwitch
            name="Sharing"
            isOn={controls.sharingAllowed}
            onChange={(sharingAllowed) => settle({ sharingAllowed })}
          >
            An achievement may become a public page with a picture. A child under 13 has neither name nor
            photo on it.
          </SettingSwitch>
          <SettingSwitch
            name="Weekly letter"
            isOn={wantsDigest}
            onChange={(wantsDigest) => settle({ wantsDigest })}
          >
            A mail to you: three figures, one thing done well, and one to do together in ten minutes.
          </SettingSwitch>
        </div>
      </div>
      <div className="mt-5 border-t-2 border-line pt-5">
        <AllData childId={child.id} name={name} />
      </div>
    </Card>
  );
}
