import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Card } from '../../../../kit/ui/Card.tsx';
import type { ChildData } from '../../contract.ts';
import { AchievementsTab } from './AchievementsTab.tsx';
import { EssaysTab } from './EssaysTab.tsx';
import { PrivacyTab } from './PrivacyTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { ProgressTab } from './ProgressTab.tsx';
import type { Portal } from './usePortal.ts';

const TABS = [
  { name: 'profile', title: 'Profile' },
  { name: 'progress', title: 'Progress' },
  { name: 'achievements', title: 'Achievements' },
  { name: 'essays', title: 'Essays' },
  { name: 'privacy', title: 'Privacy' },
] as const;
export type TabName = (typeof TABS)[number]['name'];

type ChildTabsProps = {
  childData: ChildData;
  portal: Portal;
  isWaiting: boolean;
  tab: TabName;
  onTab: (tab: TabName) => void;
  /** Counts the presses of the shortcut to the privacy settings. */
  jumps: number;
};

/** All that there is to see, in five parts. */
export function ChildTabs({ childData, portal, isWaiting, tab, onTab, jumps }: ChildTabsProps) {
  const parts: Record<TabName, ReactNode> = {
    profile: <ProfileTab profile={childData.profile} />,
    progress: <ProgressTab progress={childData.learningProgress} />,
    achievements: <AchievementsTab achievements={childData.achievements} />,
    essays: <EssaysTab essays={childData.essays} />,
    privacy: <PrivacyTab portal={portal} isWaiting={isWaiting} jumps={jumps} />,
  };
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => {
        const known = TABS.find(({ name }) => name === value);
        if (known) onTab(known.name);
      }}
    >
      <Tabs.List aria-label="What we keep" className="mb-4 flex flex-wrap gap-1.5 sm:gap-2">
        {TABS.map(({ name, title }) => (
          <Tabs.Trigger
            key={name}
            value={name}
            className="min-h-11 rounded-full border-2 border-line bg-card px-3 font-display text-base font-medium hover:border-line-strong focus-visible:rounded-full data-[state=active]:border-glow-edge data-[state=active]:bg-glow-tint sm:px-4 sm:text-lg"
          >
            {title}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map(({ name }) => (
        <Tabs.Content key={name} value={name} className="focus-visible:rounded-card">
          <Card>{parts[name]}</Card>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
