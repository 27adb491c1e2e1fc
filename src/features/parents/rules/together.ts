import type { Subject } from '../../lessons/subjects.ts';

/** Things to do together in ten minutes. A skill takes the first topic that its title speaks of. */
type Topic = { about: RegExp; ideas: readonly [string, string, ...string[]] };

const ANY = /(?:)/;

/** Ten minutes each, at a table or at a window, with what a home has; the last topic of a subject fits every skill. */
export const TOGETHER: Record<Subject, readonly [...Topic[], Topic]> = {
  reading: [
    {
      about: /character|feel|words and actions/i,
      ideas: [
        'Pick somebody from a story that you both know and ask why they did the most surprising thing. Every answer that the story bears out is a good one.',
        'Read a short talk from a book with two voices, one part each. Then swap parts and play it once more in another mood.',
      ],
    },
    {
      about: /word|phrase|figur|tone|images/i,
      ideas: [
        'Read one page of any book aloud. Stop at a word that neither of you would use, guess from the sentence what it means, then look it up.',
        'Say how today’s weather feels without naming it, only by what it is like (‘like a wet dog’). The other one guesses the weather.',
      ],
    },
    {
      about: /theme|message/i,
      ideas: [
        'Tell each other the tale of the hare and the tortoise, then find a second lesson in it, another one than the usual.',
        'Choose a film that you both like and finish the sentence ‘It is really about …’ three times. Agree on the best of them.',
      ],
    },
    {
      about: /points? of view|teller|author|purpose|stance|other views/i,
      ideas: [
        'Tell a well-known tale as its villain would tell it. Take turns, a few sentences each.',
        'Take a food packet or a leaflet. What does its writer want you to do, and which words give it away?',
      ],
    },
    {
      about: /main idea|is about|central idea|sum up|built/i,
      ideas: [
        'Both read the same short page and write one sentence on what it is about. Compare, and make the best sentence of the two.',
        'Tell each other about a book or a film in exactly three sentences: the beginning, the trouble, the end.',
      ],
    },
    {
      about: ANY,
      ideas: [
        'Read a page together and ask each other two questions: one whose answer stands there, and one that has to be worked out. Point at the lines that prove it.',
        'Describe your day by three clues only (‘wet shoes, a ticket, a song’). The other one works out what happened and says which clue told them.',
        'Read aloud by turns, a page each, from a book of your child’s choice. Before each turn of the page, guess what comes next.',
      ],
    },
  ],
  writing: [
    {
      about: /story/i,
      ideas: [
        'Tell a story by turns, one sentence each, for five minutes. Then write down its last sentence together, as well as you can.',
        'Take three things out of a drawer without looking. Make up a story in which all three matter, and write its first two sentences.',
      ],
    },
    {
      about: /letter/i,
      ideas: [
        'Write a postcard to somebody who does not expect one: a greeting, one thing that happened, one question, a goodbye. Then post it.',
        'Write a note to somebody at home who did you a kindness: what it was, and what it was good for. Leave it where it will be found.',
      ],
    },
    {
      about: /poem/i,
      ideas: [
        'Stand at the window for one quiet minute. Then each write one line for what you saw, heard and smelled, and put the lines together.',
        'Finish ‘Blue is like …’ five times each and read each other the ones that you like best.',
      ],
    },
    {
      about: /opinion|argu|think/i,
      ideas: [
        'Take a question that matters at home, such as what to cook on Sunday. Each finds two good reasons for the other one’s choice.',
        'Give three reasons for a longer break at school. After each, the other one asks ‘for example?’, and gets one.',
      ],
    },
    {
      about: ANY,
      ideas: [
        'Let your child tell you how to make a sandwich, and do exactly what is said, no more. Then mend the steps together.',
        'Explain something that you know well in one minute without saying its name. The other one guesses it, then you swap.',
        'Choose one sentence from something your child wrote and try three other ways to say it. Keep the best.',
      ],
    },
  ],
  math: [
    {
      about: /money|percent|decimal|tenths/i,
      ideas: [
        'Play shop: price five things from the kitchen, pay with real coins, and let the change be counted out aloud.',
        'Guess what an old till receipt comes to before adding it up in your heads. The nearer guess wins.',
        'Measure each other’s hand span, foot and stride. Say each in centimeters and in meters, and put them in order.',
      ],
    },
    {
      about: /negative/i,
      ideas: [
        'Play lift with cards: black goes up, red goes down, and you start at floor 0. Say the floor before you check it on paper.',
        'Draw a thermometer from -20 to 20 and tell each other the weather: ‘It is 3 degrees and falls by 8.’',
      ],
    },
    {
      about: /fraction/i,
      ideas: [
        'Fold one sheet of paper into halves, quarters and eighths, another into thirds and sixths. Find folds that meet, and name them both ways.',
        'With a small cup and water: how many thirds fill a cup, how many quarters a half? Guess before you pour.',
      ],
    },
    {
      about: /time and|how long/i,
      ideas: [
        'With eyes shut, raise a hand when you think a minute is over. Then work out when you must leave to be somewhere at ten past nine.',
        'Write down when three things of today began and ended, and work out which of them took longest.',
      ],
    },
    {
      about: /chart|mean|data/i,
      ideas: [
        'Count something at the window for five minutes, such as cars by color, and draw bars for it. Which bar is how much longer?',
        'Throw a paper ball at a basket, ten throws a round, five rounds each. Draw the results and argue who is steadier.',
      ],
    },
    {
      about: /probabilit/i,
      ideas: [
        'Guess which sum of two dice comes up most. Roll thirty times, keep a tally, and find out why.',
        'Hide five buttons of two colors in a sock. Draw one and put it back, twenty times; the other one says how many there are of each.',
      ],
    },
    {
      about: /volume/i,
      ideas: [
        'Find three boxes in the kitchen and guess which holds the most. Measure, multiply, and see who was right.',
        'Build a box shape of 24 sugar cubes or bricks. How many different shapes can you find?',
      ],
    },
    {
      about: /circle|scale/i,
      ideas: [
        'Lay a string around three round lids, then across them. How many times does ‘across’ go into ‘around’?',
        'Draw your table with one hand span as one square of paper. Does everything on it fit?',
      ],
    },
    {
      about: /perimeter|area|units of measurement/i,
      ideas: [
        'Measure the table with hand spans once around, then with sheets of paper all over. Which other table has the same edge but holds more?',
        'Draw three different rectangles whose edge is 20 squares of squared paper. Which of them holds the most squares?',
      ],
    },
    {
      about: /angle|Pythagoras|parallel/i,
      ideas: [
        'Tear the three corners off a paper triangle and lay them side by side. Try to find a triangle that does not make a straight line.',
        'Open a door to what you both think is 45 degrees, then 120. Check it with a sheet of paper folded corner to corner.',
      ],
    },
    {
      about: /coordinate|number line|linear/i,
      ideas: [
        'Play battleships on squared paper, with pairs of numbers for the squares.',
        'Draw a line from 0 to 100 without marks. One names a number, the other puts a finger there; measure how near it was.',
      ],
    },
    {
      about: /ratio|rates|proportional/i,
      ideas: [
        'Take a recipe for four and rewrite it for six, then for one.',
        'Compare two packets of the same food. Which of them costs less for the same weight?',
      ],
    },
    {
      about: /equation|expression|unknown|two-step/i,
      ideas: [
        'One thinks of a number, doubles it, adds three and tells the result; the other finds the number. Then swap, with rules of your own.',
        'Hide the same number of beans under each of three cups and lay two beside them. Say how many there are in all: how many are under one cup?',
      ],
    },
    {
      about: /power|root|scientific/i,
      ideas: [
        'Fold a sheet of paper in half again and again. How many layers are there after five folds, and how many would ten make?',
        'One names a number up to 200, the other says between which two whole numbers its square root lies. Check by multiplying.',
      ],
    },
    {
      about: /multipl|divid|groups/i,
      ideas: [
        'Turn over two playing cards each (an ace is 1, a picture is 10) and multiply them. The higher result takes all four.',
        'Share a bowl of dry pasta fairly among two, three, four and six plates, and say each time how many are left over.',
      ],
    },
    {
      about: ANY,
      ideas: [
        'Roll dice to make two numbers of two or three digits. Say the sum roughly first, then exactly.',
        'Count down from 100 in sevens, taking turns. Then let your child choose the start and the step.',
        'Guess how many (steps to the door, grains on a spoon), then count. Talk about what made a guess good.',
      ],
    },
  ],
  science: [
    {
      about: /plant/i,
      ideas: [
        'Lay beans on damp paper, some in the light and some in a cupboard. Write down what each of you expects, and look again each day.',
        'Find three seeds, in the kitchen or on a short walk, and work out for each how it gets to a new place.',
      ],
    },
    {
      about: /traits|selection/i,
      ideas: [
        'Scatter twenty bits of green paper and twenty of white on a green cloth. Pick up as many as you can in ten seconds. Which are left, and why?',
        'Ask everybody at home who can roll the tongue, and who crosses the left thumb over the right. Count, and guess what the next family has.',
      ],
    },
    {
      about: /cells/i,
      ideas: [
        'Count each other’s pulse sitting still, then after thirty jumps. What does the body need more of, and where does it come from?',
        'Chew a piece of plain bread for a full minute. What changes in its taste, and what might be happening to it?',
      ],
    },
    {
      about: /material|matter|substance|chemi|atoms/i,
      ideas: [
        'Stir salt, sugar and flour into three glasses of water. Guess which will vanish, and how one could get it back.',
        'Mix a spoon of baking soda with a little vinegar in a bowl. What tells you that something new was made?',
      ],
    },
    {
      about: /test|solution|designs/i,
      ideas: [
        'Fold two paper planes that differ in one thing only and fly each three times. Which one goes farther, and was the test fair?',
        'Build the tallest tower you can from ten sheets of paper. Change one thing about it and try again.',
      ],
    },
    {
      about: /energy|speed|crash|heat|temperature/i,
      ideas: [
        'Roll a marble down a book into a paper cup from three heights. Measure how far the cup moves, and guess the fourth.',
        'Hang a tea bag into cold water and another into warm water. Guess first: in which does the color spread faster, and why?',
      ],
    },
    {
      about: /push|pull|force|magnet/i,
      ideas: [
        'Drop a heavy thing and a light one at the same moment. Guess first. Then try a flat sheet of paper and a crumpled one.',
        'Take a magnet off the fridge and find what it pulls. Does it still do so through paper, wood or water?',
      ],
    },
    {
      about: /light|shadow|seasons/i,
      ideas: [
        'In a dark room carry a ball around a lamp and find day, night, summer and winter on it.',
        'Shine a torch at a cup from three sides. Where is the shadow, and when is it longest?',
      ],
    },
    {
      about: /water|rock|wind|ocean|land/i,
      ideas: [
        'Build a hill of earth or rice on a tray and pour water over it slowly. Then protect it with leaves or stones and pour again.',
        'Put a lid on a bowl of warm water and wait. Where do the drops come from, and where outdoors does the same happen?',
      ],
    },
    {
      about: ANY,
      ideas: [
        'Look at something small for two minutes: a leaf, a coin, a crumb of bread. Each names five things that one would not have noticed.',
        'Let your child ask three ‘why’ questions about the kitchen. Choose one and think of a test that could answer it.',
      ],
    },
  ],
  social_studies: [
    {
      about: /communit|citizen|law|rule|working together/i,
      ideas: [
        'Choose one rule of your home. Whom does it help, who would like to change it, and how would you decide that fairly?',
        'Make a list of everybody who worked today so that you could have breakfast. Who gets to ten names first?',
      ],
    },
    {
      about: /choice|costs|decisions? affect/i,
      ideas: [
        'Each plans a free afternoon with the same small sum of money. Tell each other what you gave up for it.',
        'Remember something that your family chose (a pet, a trip, a phone) and list what it cost besides money.',
      ],
    },
    {
      about: /money|trade|job|supply/i,
      ideas: [
        'Swap three things each without money: stickers, chores, stories. When was it hard to agree, and what would money have changed?',
        'Choose a job that you both saw today. Which skills and tools does it need, and who depends on it?',
      ],
    },
    {
      about: /past|long ago|histor|\bsources?\b|event|causes|people of one time/i,
      ideas: [
        'Ask the oldest person you can reach about a school day when they were nine. Note two things that were alike and two that were not.',
        'Look at an old family photo. What can you tell for sure, what do you only guess, and whom could you ask?',
      ],
    },
    {
      about: /land|place|travel|transport|goods|resources|environment/i,
      ideas: [
        'Draw your street from memory, each on a sheet of your own. Compare the two, then go out and look.',
        'Read on five packets in the kitchen where they come from. Which one has come farthest, and how did it travel?',
      ],
    },
    {
      about: ANY,
      ideas: [
        'Each tells one piece of news from today, and how one could find out whether it is so.',
        'Choose a place that neither of you has seen. What would you ask somebody who lives there? Find three good questions.',
      ],
    },
  ],
};
