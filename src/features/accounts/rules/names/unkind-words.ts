/*
 * What may not stand on a family's board: the worst words of English and the best known of its neighbours, slurs, calls
 * to hurt oneself or another, sex, hard drugs, and insults that would hit a child.
 */

/** In no name by chance, not even across two words. */
export const ACROSS = words(`
  fuck fvck nigger nigga faggot siegheil gaschamber whitepower motherfuck cocksuck
  killyourself killurself killyoself hangyourself cutyourself hurtyourself harmyourself endyourself neckyourself
  endyourlife killmyself hurtmyself cutmyself wanttodie wannadie drinkbleach selfharm suicid unalive
  blowjob handjob rimjob masturbat pornhub onlyfans gangbang pedophil paedophil dickhead
  bullshit horseshit dipshit shithead shitface arschloch hurensohn vaffanculo hijodeputa
`);

/** In no single word by chance; two words side by side may make one: Rabbit Chase. */
export const WITHIN = words(`
  phuck hitler bitch biatch asshole arsehole penis vagina pussy bastard stupid idiot dumbass fatass jackass smartass lardass
  cuntface clitor ejacul orgasm wetback raghead towelhead holocaust cocaine crackhead marijuana fentanyl bollock
  scheiss pendejo stronzo caralho missgeburt
`);

/** Only as a word of its own: part of many a name, Dickens, Cassandra, Scunthorpe, Siriporn. */
export const ALONE = words(`
  fuk fuks fuking fuker fuc fcuk fck fcking fcker fkn fuq stfu gtfo wtf omfg milf dilf
  shit shits shite shitty shitter shitting shitbag shithole shitlord shitshow sht apeshit batshit
  nazi nazis neonazi neonazis kkk terrorist murder murderer
  fag fags fagot fagots nig nigs negro negros tranny trannies kike kikes spic spics chink chinks gook gooks coon coons paki pakis
  dyke dykes cuck cucks retard retards retarded spastic spaz kys
  sex sexy sexi sext sexting porn porno pornstar nude nudes horny boner boners boob boobs boobies tits titties titty
  cock cocks dick dicks dck dickface dickwad bigdick cum cums cumshot sperm orgy orgies jizz dildo dildos
  anal anus arse arses ass asses asshat asswipe badass butthole buttplug cunt cunts kunt twat twats prick pricks
  piss pissed pisser pisses clit wank wanker wankers wanking whore whores slut sluts slutty hooker hookers hentai bdsm
  rape rapes raped rapist rapists molest molester pedo pedos paedo crap crappy turd turds
  heroin meth lsd mdma ketamine cannabis drugs druggie junkie
  loser losers dumb moron morons imbecile ugly fatso fatty suck sucks worthless
  puta putas puto putos mierda cabron merde connard salope encule putain scheisse wichser fotze nutte cazzo kurwa
`);

/** Several words, with anything or nothing between them. */
export const PHRASES = lines(`
  go die
  death to
  kill u
  kill you
  kill me
  kill all
  kill them
  kill him
  kill her
  kill everyone
  die now
  hate u
  hate you
  nobody likes
  no one likes
  jerk off
  jack off
  ku klux
  smoke weed
  drug dealer
`);

/** Numbers that stand for such words. */
export const NUMBERS = ['1488', '80085', '5318008'];

/** Of other alphabets only the worst, in small letters. */
export const OTHER_ALPHABETS = ['хуй', 'пизда', 'пиздец', 'блядь', 'блять', 'ебать', 'гитлер', 'нацист'];

/** Innocent as spelled here, though one accent, letter or word away. */
export const SPARED = lines(`
  annus
  assess
  áss
  bonner
  cum laude
  de cock
  de negro
  del negro
  fagg
  goodie
  löser
  maine coon
  maine coons
  moby dick
  moroń
  morón
  nazzi
  nigg
  penistone
  pussy cat
  pussy cats
  pussy willow
  pussycat
  pussycats
  putta
  rapped
  rappe
  rio negro
  río negro
  snigger
  tiits
  ugly duckling
  ugly ducklings
  van dyke
  whittler
  whittlers
`);

/** Phrases of the library's English that real names have in them; the lists above hold them more narrowly. */
export const TOO_WIDE = words(`
  abeed abo anal anus arse ass bitch boob chink cock cuck cum cunt dick dildo dyke fag fuck hooker jizz kike negro nigger orgasm orgy piss
  porn prick rape retard scat semen sex shit slut tit tranny turd twat wank whore
`);

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

function lines(list: string): readonly string[] {
  return list
    .trim()
    .split('\n')
    .map((line) => line.trim());
}
