import { OPAQUE, latinised, plain } from './look-alikes.ts';
import { holdsALongNumber } from './long-numbers.ts';
import { namesAStreet } from './streets.ts';

const ENDINGS =
  'com|net|org|edu|gov|info|biz|name|mobi|app|dev|xyz|link|site|online|club|live|page|web|io|gg|me|tv|co|ly|ai|to|cc|ws|' +
  'uk|us|ca|au|nz|ie|de|at|ch|fr|be|nl|es|pt|it|pl|cz|sk|hu|ro|bg|gr|se|no|dk|fi|ru|ua|tr|in|cn|jp|kr|br|mx|ar|za|eu';
const MAILERS =
  'gmail|googlemail|hotmail|outlook|yahoo|icloud|aol|protonmail|proton|gmx|web|live|msn|yandex|qq|mail|email';
const CHATS =
  'instagram|insta|snapchat|snap|tiktok|tik tok|discord|telegram|whatsapp|whats app|facebook|twitter|youtube|twitch|' +
  'roblox|skype|kik|viber|wechat|omegle|reddit|psn|xbox';
/** Words of other meanings, and letters that many names begin with: only with a sign after them. */
const LABELS = `${CHATS}|signal|line|steam|threads|messenger|e-?mail|mail|phone|tel|ig|sc|fb|dc|tg|yt|wa|tt`;

const alone = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

const ways = [
  // Addresses on the web: a scheme, www, a path, a known ending.
  /https?(?!\p{L})|hxxps?|:\/\/|(?<!\p{L})www(?!\p{L})/u,
  /[\p{L}\p{N}]\.\p{L}{2,}\/\S/u,
  new RegExp(`[\\p{L}\\p{N}-]{2}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'u'),
  new RegExp(
    `[\\p{L}\\p{N}] ?(?:[.,]|\\(?${alone('dot|punkt|punto')}\\)?) ?(?:com|net|org|gg)(?!\\p{L})`,
    'u',
  ),
  // Mail: something@somewhere, and the same in words.
  new RegExp(`@ ?(?:${MAILERS})(?!\\p{L})|@ ?[\\p{L}\\p{N}-]+\\.\\p{L}{2}`, 'u'),
  new RegExp(`${alone('at')} (?:${MAILERS})(?!\\p{L})|[([{<] ?at ?[)\\]}>]`, 'u'),
  new RegExp(`${alone('at')} .+${alone('dot|punkt|punto')} \\p{L}`, 'u'),
  // Handles: @somebody, somebody#1234, a chat with a name on it, a name on a chat.
  /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]{2}|[\p{L}\p{N}]#\d{3}/u,
  new RegExp(`${alone(LABELS)} ?[:=@>] ?[\\p{L}\\p{N}]`, 'u'),
  new RegExp(`${alone(CHATS)} (?:is )?(?=[\\p{L}._-]*[\\d_])[\\d._-]*\\p{L}`, 'u'),
  new RegExp(`${alone('on|my|auf|mein|mi|sur|add')} (?:${CHATS})(?!\\p{L})`, 'u'),
  new RegExp(`${alone('dm|pm|text|message|msg|whatsapp|snap|add')} me(?!\\p{L})|${alone('hmu')}`, 'u'),
];

/** Whether a name tells how to reach somebody: mail, link, handle, phone or house. Expects a tidied name; never throws. */
export function tellsAWayToReach(name: string): boolean {
  // Letters without a Latin look stay letters here, since an underscore is part of many a handle.
  const text = plain(name)
    .replace(/\p{L}+/gu, (word) => latinised(word).replaceAll('1', 'l').replaceAll(OPAQUE, 'ł'))
    .replace(/[。․‧·•∙⋅]/gu, '.')
    .replace(/[ː∶꞉]/gu, ':');
  return ways.some((way) => way.test(text)) || holdsALongNumber(text) || namesAStreet(text);
}
