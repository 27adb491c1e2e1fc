/*
 * Words by which a child may be telling that it is in danger. They are looked for in what is said of oneself (`I`, `me`,
 * `my`), since stories are full of deaths and fights. A wrong guess costs a kind note; a missed one may cost far more,
 * so that a doubtful sentence counts. No list finds everything: it helps the parent's own reading and never replaces it.
 */

const I = '(?:i|im|i am|ive|i have|ill|id)';
/** What may stand between `I` and the verb. */
const SOFTLY =
  '(?: (?:really|just|only|often|always|sometimes|still|even|secretly|so|very|too|been|started|keep|kept|might|will|would|could|do|did|feel like|think about))*';
const MYSELF = 'my ?self';
const DO_NOT = '(?:dont|do not)';
/** Not `dye`, which children spell so. */
const DIE =
  'die(?! my (?:\\w+ )?(?:hair|bangs|eggs?|shirts?|clothes|shoes)(?: (?:a|red|blue|green|pink|purple|black|blonde?|brown|orange|yellow|white|rainbow|like|for|with|at|so|because|but|when|this|next)\\b|[.,!?]|$))';
const PARENT =
  'dad|daddy|papa|father|mom|mum|mommy|mummy|mama|momma|mother|step ?(?:dad|father|mom|mum|mother)|parents?';
const PERSON = `(?:my )?(?:${PARENT}|step ?(?:brother|sister)|uncle|aunt|auntie|brother|sister|cousin|grandpa|grandfather|grandma|grandmother|babysitter|nanny|coach|teacher|neighbou?r|(?:(?:moms|dads|mothers|fathers) )?(?:boyfriend|girlfriend)|friend|he|she|they|somebody|someone|a man|the man)`;
/** How often somebody does something. */
const OFTEN = '(?: (?:always|often|sometimes|still|really|keeps?|kept|used to|is|was))*';
/** What may come before somebody hurts one: `dad came home drunk and`, `he yells at me and`; not a ball that was thrown. */
const BEFORE =
  '(?: (?!(?:threw|throws|tossed|passed|kicked) (?:\\w+ )?(?:\\w*balls?|pillows?|frisbee)\\b)(?:\\w+ ){0,4}(?:drunk|mad|angry|furious|home|me) and(?: then)?)?';

const HOME = '(?:(?:my|our|the) )?(?:own )?(?:home|house)';

/** What one is beaten in without being hurt. */
const GAMES =
  '(?:(?:a|the|this|that|every|our) )?(?:game|match|race|video games?|board games?|chess|checkers|tennis|cards|soccer|football|basketball|baseball|hockey|ping pong|running|swimming|racing|monopoly|uno|mario kart)';

/** How one gets hurt without meaning to. */
const A_FALL =
  'i (?:was |am |had )?(?:fell|fall|trip|slip|play|ran|run|jump|climb|crash|skat|rid|bik|cook|carv|dropp|bump|hik|us(?:ed (?!to)|ing))';

/** What hits one without hurting. */
const SOFT =
  '(?:snow ?balls?|balls?|(?:water )?balloons?|pillows?|cushions?|bean ?bags?|(?:stuffed|plush) (?:toys?|animals?)|paper (?:airplanes?|planes?|balls?)|pool noodles?)';
/** What follows when it was play, or nobody meant it. */
const IN_PLAY = `(?:(?:in|at) (?:${GAMES})(?! room)|(?<=(?:hit|hits|hitting|smack(?:s|ed)?) (?:me |us |my (?:\\w+ ){1,2}|by (?:my )?\\w+ ))with (?:(?:a|an|the|this|that|his|her|their) )?${SOFT}|(?:by|on) accident|accidentally|a high five|(?:the|a|his|her|my) ball|(?<=kick(?:s|ed|ing)? me )out of (?:the|his|her|our) (?:kitchen|room|bed|couch|sofa|seat|chair|game|group|chat))`;
/** What follows `beat me` alone when one has lost to somebody. */
const LOSING =
  '(?:(?:at|in) (?:everything|anything|minecraft|roblox|fortnite|bowling|(?:mini )?golf|scrabble|darts|arm wrestling|air hockey|math|spelling|reading|drawing|tag|dodgeball|hide and seek|(?:(?:a|the|this|that|every|our) )?(?:spelling bee|quiz|contest|competition|tournament|finals?))|to (?:it|the (?:top|finish|end|door|bus|car|front|corner|tree|goal))|\\d+ (?:to|-) \\d+(?! times)|by (?:\\w+ ){1,2}(?:points?|seconds?|minutes?|goals?|inches|meters?|feet|steps?))';

/** Neither play nor a game that was lost. */
const IN_EARNEST = `(?! ${IN_PLAY}\\b)(?!(?<=beat(?:s|ing)? (?:me|us|my(?: \\w+){1,2})) ${LOSING}\\b)`;

/** How long one is not missed in a game of hide-and-seek. */
const A_WHILE = 'for (?:a|an|\\w+) (?:while|moment|seconds?|minutes?|hours?|days?)';

/** Patterns; each finds what no other does. */
export const SIGNS: readonly string[] = [
  // Hurting oneself, not wanting to live.
  `${I}${SOFTLY} (?:want|wanted|wanna|going|gonna|plan|planning|trying|tried|should|deserve)(?: to)? (?:${DIE}|kms|(?:kill|hurt|cut|harm) ${MYSELF}|end my life|end it all|be dead)`,
  `${I}${SOFTLY} (?:kill(?:ing)?|harm(?:ing)?|cut(?:ting)?) ${MYSELF}(?! (?:a|an|some|another|off|loose|free|shaving|with laughter|out|short)\\b)`,
  `${I}${SOFTLY} hurt(?:ing)? ${MYSELF} (?:on purpose|(?:when|because) (?!${A_FALL})im?|to feel|every|again)`,
  `${I}${SOFTLY} (?:${DO_NOT}|didnt) (?:want|wanna)(?: to)? (?:(?:live|be alive|exist|be here)(?:[.!?]|$)|(?:live|be alive|exist)(?:,| (?:because|cuz|like this|i|im|nobody|no one|everyone|everybody))|(?:live|be alive|exist|be here|wake up)(?: any ?more| ever again| again))`,
  // In the past it is any school morning's.
  `${I}${SOFTLY} ${DO_NOT} (?:want|wanna)(?: to)? wake up(?: tomorrow(?!(?: morning)? (?:early|at|for|to|because))|[.!?]|$)`,
  `(?:nobody|no[ -]?one)(?:d|ll| would| will)(?: even| ever| really)* (?:miss me(?! (?:${A_WHILE}|until|till|at (?!all\\b|home\\b|school\\b)|while (?:im|i am) (?:at|in|on|away))\\b)|(?:care|notice|mind) if i (?:died?|(?:got|was|were|am) (?:dead|gone|killed|hurt|missing|never born|alive|hit by|not (?:here|there|alive|around))|(?:wasnt|werent) (?:here|there|alive|around|born)|disappear(?:ed)?|r[au]n away))`,
  `${I}${SOFTLY} wish(?:ed)? (?:i|that i) (?:(?:was|were|had) (?:dead|never been born|never born|not alive)|(?:wasnt|werent|hadnt been) (?:alive|born)|(?:could|would)(?: just)? ${DIE})`,
  '(?:everyone|everybody|they|my family|the world)(?:d|s| would| will| is)? (?:be )?(?:better|happier) (?:off )?(?:without me|if i (?:was|were|am) (?:dead|gone|not (?:here|alive)))',
  `${I}${SOFTLY} (?:(?:feel|feeling|felt|considering|(?:think|thinking|thought|thoughts) (?:about|of)) )?suicid(?:e|al)`,
  `${I}${SOFTLY} (?:(?:(?:want|wanted|going|plan|planning|planned|try|trying|tried) to|wanna|gonna|considering|(?:think|thinking|thought|thoughts) (?:about|of)) )?(?:comm?it(?:t?ing)?|do) suicide`,
  `i (?:\\w+ ){1,6}and(?: just)? (?:want|wanna)(?: to)? (?:${DIE}|(?:kill|hurt|cut|harm) ${MYSELF})`,
  // By itself 'kms' is as often 'kilometres'.
  `${I}${SOFTLY} kms`,
  'my suicide',
  `${I}${SOFTLY} (?:think|thinking|thought)(?: \\w+)? (?:about|of) (?:hurting|harming|cutting|killing) ${MYSELF}`,
  `${I}${SOFTLY} (?:cut|cutting) my (?:arms?|wrists?|legs?|skin) (?:on purpose|every|again|at night|to feel|(?:when|because) (?:\\w+ ){1,4}(?:sad|mad|angry|upset|lonely|alone|stressed|anxious|depressed|numb|empty|ugly|worthless|hate[ds]?|bullied|bad|hurts))`,
  `${I}${SOFTLY} (?:cutting my (?:arms?|legs?|wrists?)|cut my (?:arms|legs|wrists?|skin))(?:[.!?]|$)`,
  // Being hurt by somebody.
  `${PERSON}s?${BEFORE}${OFTEN} (?:hits?|hitting|hit|beats?|beating|punch(?:es|ing|ed)?|kick(?:s|ing|ed)?|chok(?:es|ing|ed)|strangl(?:es|ing|ed)|burn(?:s|ing|ed)|slap(?:s|ping|ped)?|smack(?:s|ing|ed)?|whip(?:s|ping|ped)?|rap(?:es|ing|ed)|molest(?:s|ing|ed)?|hurts?|hurting|abus(?:es|ing|ed)|threaten(?:s|ing|ed)?) me${IN_EARNEST}`,
  `my (?:${PARENT})${BEFORE}${OFTEN} (?:hits?|hitting|beats?|beating|punch(?:es|ed)|chok(?:es|ed)|slap(?:s|ped)?|whips?|hurts?|hurting) (?:us|my (?:(?:little|big|baby) )?(?:brothers?|sisters?|${PARENT}))${IN_EARNEST}`,
  `${I}${SOFTLY}(?: (?:was|get|got|getting|being))+ (?:raped|molested|(?:sexually )?abused|(?:beaten|hit|punched|kicked|choked|strangled|slapped|whipped)(?: up)? (?:at home|by ${PERSON}))(?! ${IN_PLAY}\\b)(?! ${LOSING}\\b)`,
  `my (?:${PARENT})(?: (?:has|just|once))? (?:tried|tries|threatened|threatens) to kill me`,
  '(?:hurt|beat|hit) me if i (?:tell|told|say|said|talk|talked|cry|fail|get (?:a )?bad|dont (?:listen|obey))',
  `${PERSON}${OFTEN} lock(?:s|ing|ed)? me (?:in|up|out)`,
  `${PERSON}${OFTEN} touch(?:es|ing|ed)? me (?:down there|there|where|at night|in (?:my )?bed|in (?:a|my) (?:bad|weird|private|wrong)|under|in ways?|and)`,
  // In the past it is a game of tag or a long drive.
  `${PERSON}(?: (?:always|keeps?|is))* touch(?:es|ing) me(?:[.!?]|$| (?:when|every|a lot|all the time|i (?:dont|hate)))`,
  `${PERSON}${OFTEN} touch(?:es|ing|ed)? my (?:privates?|bottom|butt|body|breasts?)`,
  `${PERSON}(?: \\w+){0,2} (?:told|tells|made|makes) me (?:not to tell|to keep (?:it|this) (?:a )?secret|(?:to )?take off my|(?:to )?touch)`,
  `${PERSON}(?: \\w+){0,4} (?:ask(?:s|ed|ing)?|want(?:s|ed|ing)?) (?:me )?(?:for|to send)(?: \\w+){0,2} (?:(?:naked|nude|private|secret) (?:pictures?|photos?|pics?)|nudes)`,
  `${PERSON}(?: \\w+){0,4} (?:ask(?:s|ed|ing)?|want(?:s|ed|ing)?)(?: \\w+){0,3} (?:pictures?|photos?|pics?|videos?) of (?:my (?:body(?! of)|privates?|private parts|underwear|underpants)|me (?:naked|nude|undressed|undressing|(?:without|with no) (?:(?:my|a|any) )?(?:clothes|shirt|top|pants|underwear|underpants)|without anything on|with nothing on|in my under(?:wear|pants)))`,
  '(?:online|on the internet|in (?:a|the|my) game)(?: \\w+){0,3} (?:ask(?:s|ed)?|want(?:s|ed)?)(?: \\w+){0,4} (?:pictures?|photos?|pics?|videos?) of (?:me|my ?self)',
  // Fear at home, or nothing to eat.
  `i (?:${DO_NOT}|never|didnt) feel safe (?:at|in) ${HOME}`,
  `${I}${SOFTLY} (?:am )?(?:scared|afraid|terrified|frightened) (?:to go home|of going home|to be at home|at home|of my (?:${PARENT}|step ?\\w+|uncle|brother|boyfriend|girlfriend)s?)`,
  `(?:we|i)(?: often| always| never| still)? (?:have|has|get|got|had) (?:nothing|no food|not enough) to eat at ${HOME}`,
  `there(?: is|s)(?: often| usually)? (?:nothing|not enough) to eat at ${HOME}`,
  `(?:there(?: is|s)(?: often| usually)? (?:never any|no|not any)|there isnt any|we(?: often| usually| still)? have no|we (?:${DO_NOT}|never) have any) food (?:at|in) ${HOME}`,
];

/** One pattern of them all: whole words, in any case. */
export const anyOf = (signs: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${signs.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
const ANY_SIGN = anyOf(SIGNS);

/**
 * Whether a text has words by which a child may be telling that it is in danger. English only.
 *
 * @param sign what is looked for, by default every sign there is
 */
export function mayBeInDanger(text: string, sign = ANY_SIGN): boolean {
  const plain = text
    .normalize('NFKC')
    // `dont` is as often meant as written.
    .replaceAll(/['\u2018\u2019]/g, '')
    .replaceAll(/\s+/g, ' ');
  return sign.test(plain);
}
