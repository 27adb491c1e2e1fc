import { expect, test } from 'vitest';
import { isSameMailbox } from './mailbox.ts';

test.each([
  'Lio.Okafor@gmail.com',
  'liookafor+mum@gmail.com',
  'l.i.o.okafor@googlemail.com',
  'ｌiookafor@gmail.com',
])('%s is the mailbox of liookafor@gmail.com', (other) => {
  expect(isSameMailbox('liookafor@gmail.com', other)).toBe(true);
});

test.each(['liookafor@gmail.org', 'lio.okafors@gmail.com', 'mum@gmail.com', 'liookafor@mail.gmail.com'])(
  '%s is another',
  (other) => {
    expect(isSameMailbox('liookafor@gmail.com', other)).toBe(false);
  },
);
