import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { updateProfile, type User } from '../../../accounts/contract.ts';
import { avatarUrl } from '../../../accounts/rules/avatars.ts';
import { namesOf } from '../../../accounts/rules/own-names.ts';
import { initialsOf } from '../../../accounts/rules/display-name.ts';
import { showChangedUser } from '../../../accounts/screens/session.ts';
import { myFamily } from '../../../families/contract.ts';
import { call, CallError, sentenceOf } from '../../../../kit/call.ts';
import { refresh } from '../../../../kit/query.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { ActFailed } from '../../../../kit/ui/states.tsx';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { NameField } from './NameField.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { avatarOf } from './pictures.ts';
import { Portrait } from './Portrait.tsx';

/** What is wrong with a name, beside its field. */
type Problem = { field: 'firstName' | 'lastName'; problem: string | undefined };

/** Name and picture, to be changed. What was typed stays until it is saved or given up. */
export function EditProfile({ user, onDone }: { user: User; onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [firstName, setFirstName] = useState(user.firstName);
  const [lastName, setLastName] = useState(user.lastName);
  const [avatar, setAvatar] = useState(avatarOf(user.picture ?? user.profileImageUrl));
  const [wrong, setWrong] = useState<Problem>();
  useEffect(() => heading.current?.focus(), []);

  const show = (found: Problem) => {
    setWrong(found);
    const field = form.current?.elements.namedItem(found.field);
    if (field instanceof HTMLElement) field.focus();
  };
  const saving = useMutation({
    mutationFn: () => call(updateProfile, { body: { firstName, lastName, avatar } }),
    onSuccess: (changed) => {
      showChangedUser(changed);
      void refresh(myFamily.path);
      toast('Profile Updated', 'Your profile information has been saved successfully.');
      onDone();
    },
    onError: (error) => {
      const field = error instanceof CallError ? error.details['field'] : undefined;
      if (field === 'firstName' || field === 'lastName') show({ field, problem: sentenceOf(error) });
      else
        toast(
          'Could not save',
          sentenceOf(error) ?? 'What you typed is still here. Please try again.',
          'problem',
        );
    },
  });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const names = namesOf({ firstName, lastName });
    if ('problem' in names) return show(names);
    setWrong(undefined);
    saving.mutate();
  };

  return (
    <Card>
      <form ref={form} noValidate onSubmit={save} className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <Portrait
            picture={avatarUrl(avatar)}
            initials={initialsOf(user)}
            className="size-20 shrink-0 border-4 border-line bg-card text-3xl"
          />
          <h2 ref={heading} tabIndex={-1} className="min-w-0 text-2xl outline-none">
            Edit your profile
          </h2>
        </div>
        <div className="grid gap-5 page-sm:grid-cols-2">
          <NameField
            name="firstName"
            label="First name"
            autoComplete="given-name"
            value={firstName}
            problem={wrong?.field === 'firstName' ? wrong.problem : undefined}
            onChange={setFirstName}
          />
          <NameField
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            hint="You may leave it empty."
            value={lastName}
            problem={wrong?.field === 'lastName' ? wrong.problem : undefined}
            onChange={setLastName}
          />
          <NameField name="email" label="Email" hint="Email cannot be changed" value={user.email} isFixed />
        </div>
        <PictureChoice chosen={avatar} initials={initialsOf(user)} onChoose={setAvatar} />
        {saving.error && !wrong && <ActFailed error={saving.error} className="" />}
        <div className="flex flex-col gap-3 page-sm:flex-row">
          <Button type="submit" look="glow" isBusy={saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
          <Button onClick={onDone} disabled={saving.isPending}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
