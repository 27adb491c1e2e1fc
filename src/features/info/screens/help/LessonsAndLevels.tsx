import { Question } from './Question.tsx';

export function LessonsAndLevels() {
  return (
    <>
      <Question question="How many lessons are there each day?">
        <p>
          One lesson per subject daily, at your level: reading, writing, math, science and social studies.
          Math has three, each about something different. When you have done one in each subject, the day’s
          jar is full.
        </p>
        <p>
          A new day brings new lessons, at midnight where you live. With premium you can also do those of
          earlier days; they give half the points.
        </p>
      </Question>
      <Question question="How many tries do I have, also in writing?">
        <p>
          Each question can be tried three times. After the second try there is a hint, and after the third we
          look at the answer together. Right at the first or second try gives 100%, at the third 80%; less
          than 60% you never get.
        </p>
        <p>
          Writing gets 3 attempts too. After each one you may improve your text; the third one counts as
          final. From 30 words (easy) to 200 (extreme) are needed.
        </p>
      </Question>
      <Question question="How does Brightling choose the level?">
        <p>
          Each subject has five levels of its own: easy, medium, hard, expert and extreme, for grades 2 to 8.
          We look at your latest lessons of your own level, from three to five of them. Were 85% or more of
          your answers right the first time? Then you go up. Below 60% you go down one, until it fits again.
        </p>
        <p>
          Only first answers count, so trying all the options does not help. The list of lessons tells you why
          it offers you a level, and you can always choose another: lessons of other levels give points, too,
          and leave your level as it is.
        </p>
      </Question>
    </>
  );
}
