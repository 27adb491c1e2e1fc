import { PORTAL_ACTIONS, type PortalAction } from '../../rules/portal.ts';
import { ACTION_WORDS } from './actionWords.ts';

/** What the link shall open, as cards of which one is chosen. */
export function ActionChoice(props: { chosen: PortalAction; onChoose: (action: PortalAction) => void }) {
  const { chosen, onChoose } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display text-lg font-medium">What would you like to do?</legend>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 page-sm:grid-cols-2">
        {PORTAL_ACTIONS.map((action) => (
          <label
            key={action}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 rounded-button border-2 border-line p-3 hover:border-line-strong has-checked:border-glow-edge has-checked:bg-glow-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="action"
              value={action}
              checked={action === chosen}
              onChange={() => onChoose(action)}
              className="size-5 shrink-0 accent-ink outline-none"
            />
            <span className="font-display text-lg leading-tight font-medium">
              {ACTION_WORDS[action].name}
            </span>
            <span className="col-start-2 text-soft">{ACTION_WORDS[action].text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
